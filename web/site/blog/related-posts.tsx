import { ChevronLeft } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { cutAtWord } from '#domain/site/reading-time.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { useHydrated } from '#web/platform/ui/browser-fact.ts';
import { POST_GRID } from './blog-skeletons.tsx';
import { PostCard } from './post-card.tsx';
import { relatedPostsQuery } from './queries.ts';

/** Characters of their excerpts. */
const EXCERPT = 100;

/** The list that led to this page, as its link noted it in the browser's history. */
function useListBefore(): string | undefined {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const { from } = (state ?? {}) as { from?: unknown };
  // A reload keeps the note, of which the server's HTML knows nothing.
  if (!isHydrated || typeof from !== 'string') return undefined;
  return from === paths.blogs || from.startsWith(`${paths.blogs}?`) ? from : undefined;
}

/** Back to the list as it was: its search, its category and its page. */
export function BackToBlogs() {
  return (
    <Link
      to={useListBefore() ?? paths.blogs}
      className="no-print -ml-1 inline-flex min-h-11 items-center gap-1 font-medium text-ink-soft hover:text-ink"
    >
      <Icon of={ChevronLeft} />
      Back to Blogs
    </Link>
  );
}

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
