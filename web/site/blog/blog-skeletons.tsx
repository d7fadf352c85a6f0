import type { BlogEntry } from '#contract/site/blog.ts';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { POSTS_A_PAGE } from './blog-view.ts';
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

/** Room for a page of the list. */
export function PostGridSkeleton() {
  return (
    <Skeleton label="Loading the stories…" className={POST_GRID}>
      {Array.from({ length: POSTS_A_PAGE }, (_, card) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: cards are alike and never move
          key={card}
          className="flex flex-col rounded-card border border-line bg-card p-3"
        >
          <Bone className="aspect-[3/2] w-full rounded-control" />
          <span className="grid gap-3 px-2 pt-4.5 pb-4">
            <Bone className="h-5 w-2/3" />
            <Bone className="h-6 w-4/5" />
            <Bone className="h-4 w-full" />
            <Bone className="h-4 w-3/4" />
            <Bone className="mt-3 h-5 w-28" />
          </span>
        </span>
      ))}
    </Skeleton>
  );
}

/** Room for one post. */
export function PostSkeleton() {
  return (
    <Skeleton label="Loading the story…" className="wrap min-h-svh pt-6 sm:pt-10">
      <Bone className="h-5 w-32" />
      <span className="mt-6 grid items-center gap-x-12 gap-y-7 lg:grid-cols-[1.25fr_1fr]">
        <span className="grid gap-4">
          <Bone className="h-6 w-28" />
          <Bone className="h-12 w-full" />
          <Bone className="h-12 w-3/4" />
          <Bone className="h-5 w-48" />
        </span>
        <Bone className="aspect-[3/2] w-full rounded-card" />
      </span>
      <span className="mx-auto mt-12 grid max-w-text gap-3.5">
        {['w-full', 'w-full', 'w-11/12', 'w-full', 'w-2/3'].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
          <Bone key={line} className={`h-5 ${width}`} />
        ))}
      </span>
    </Skeleton>
  );
}
