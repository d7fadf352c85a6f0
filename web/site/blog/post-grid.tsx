import type { BlogEntry } from '#contract/site/blog.ts';
import { PostCard } from './post-card.tsx';

/** One, two or three posts beside each other. */
export const POST_GRID = 'grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3';

/** The cards of a page; `from` is its address. */
export function PostGrid({ posts, from }: { posts: readonly BlogEntry[]; from: string }) {
  return (
    <ul aria-label="Stories" className={POST_GRID}>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} from={from} />
      ))}
    </ul>
  );
}
