import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { BlogEntry } from '#contract/site/blog.ts';
import { blogPath } from '#web/paths.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';
import { BlogPicture } from './blog-picture.tsx';
import { PostFacts } from './post-facts.tsx';

/** One post of a list. The whole card leads to it, by one link that says its title. */
export function PostCard({
  post,
  excerpt = post.excerpt,
  heading: Heading = 'h2',
  from,
  className = '',
}: {
  post: BlogEntry;
  /** Shorter words than its own. */
  excerpt?: string;
  /** One level below the heading of the list. */
  heading?: 'h2' | 'h3';
  /** The list that it stands in, for the way back from the post. */
  from?: string | undefined;
  className?: string;
}) {
  return (
    <li
      className={`group relative flex flex-col rounded-card border border-line bg-card p-3 shadow-card ${className}`}
    >
      <BlogPicture post={post} />
      <div className="flex grow flex-col px-2 pt-4 pb-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge className="max-w-full truncate">{post.category}</Badge>
          <PostFacts post={post} />
        </p>
        <Heading className="mt-2.5 text-title-sm wrap-anywhere">{post.title}</Heading>
        <p className="mt-1.5 line-clamp-3 text-ink-soft wrap-anywhere">{excerpt}</p>
        <p className="mt-auto pt-3">
          <Link
            to={blogPath(post.slug)}
            {...(from && { state: { from } })}
            className="inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-line decoration-2 underline-offset-4 group-hover:decoration-ink after:absolute after:inset-0 after:rounded-card"
          >
            <span>
              Read More<span className="sr-only"> about {post.title}</span>
            </span>
            <Icon
              of={ArrowRight}
              className="size-4.5 transition-transform duration-200 ease-settle group-hover:translate-x-1"
            />
          </Link>
        </p>
      </div>
    </li>
  );
}
