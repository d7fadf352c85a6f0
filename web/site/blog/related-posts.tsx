import { useId } from 'react';
import { cutAtWord } from '#domain/platform/cut-at-word.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { useListBefore } from './back-to-blogs.tsx';
import { PostCard } from './post-card.tsx';
import { POST_GRID } from './post-grid.tsx';
import { relatedPostsQuery } from './queries.ts';

/** Characters of their excerpts. */
const EXCERPT = 100;

/** What to read next; nothing where there is nothing else, or where it cannot be read. */
export function RelatedPosts({ asked }: { asked: string }) {
  const { data: posts = [] } = usePageQuery(relatedPostsQuery(call, asked));
  const from = useListBefore();
  // A heading of the post may be called anything.
  const id = useId();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="no-print mt-14 sm:mt-20">
      <h2 id={id} className="text-section">
        Read next
      </h2>
      <ul className={`mt-6 ${POST_GRID}`}>
        {posts.map((post, index) => (
          <PostCard
            key={post.id}
            post={post}
            excerpt={cutAtWord(post.excerpt, EXCERPT)}
            heading="h3"
            from={from}
            {...(index === 2 && { className: 'sm:max-lg:col-span-2' })}
          />
        ))}
      </ul>
    </section>
  );
}
