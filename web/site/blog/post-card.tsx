import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { pictureSubject } from '#art/picture-subject.ts';
import type { BlogEntry } from '#contract/site/blog.ts';
import { machineInstant } from '#domain/platform/days.ts';
import { smallPhoto } from '#domain/platform/photo-paths.ts';
import { blogPath } from '#web/paths.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { publishedText, readingTimeText } from './blog-text.ts';

/** When a post appeared, and how long it takes. */
export function PostFacts({
  post: { published_at, reading_time },
}: {
  post: Pick<BlogEntry, 'published_at' | 'reading_time'>;
}) {
  return (
    <span className="text-sm text-ink-soft">
      <time dateTime={machineInstant(published_at)} className="whitespace-nowrap">
        {publishedText(published_at)}
      </time>
      <span aria-hidden="true"> · </span>
      <span className="whitespace-nowrap">
        <span className="sr-only">Reading time: </span>
        {readingTimeText(reading_time)}
      </span>
    </span>
  );
}

/** A colour for each category, so that a list of them looks like a box of sweets. */
const TINTS = ['bg-turmeric-tint', 'bg-leaf-tint', 'bg-chilli-tint', 'bg-sunken'];

function tintOf(slug: string): string {
  const mixed = [...slug].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  return TINTS[mixed % TINTS.length] ?? '';
}

/** How wide a drawing stands in its frame: low, broad ones may fill more of it. */
const WIDTHS: Record<string, string> = { table: 'w-4/5', event: 'w-3/4', tiffin: 'w-3/5' };

/** The photo of a post, else its drawing on its category's colour, in the same room. Decoration. */
export function BlogPicture({
  post: { featured_image: photo, picture, category_slug },
  className = '',
  eager = false,
  sizes = '22rem',
}: {
  post: Pick<BlogEntry, 'featured_image' | 'picture' | 'category_slug'>;
  className?: string;
  /** It is at the top of the page, so the browser does not wait with it. */
  eager?: boolean;
  /** How wide it is shown, as the browser asks to know (HTML, `sizes`). */
  sizes?: string;
}) {
  const frame = `aspect-[3/2] w-full rounded-control ${className}`;
  if (photo) {
    return (
      <img
        src={photo}
        srcSet={`${smallPhoto(photo)} 480w, ${photo} 960w`}
        sizes={sizes}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={`object-cover ${frame}`}
      />
    );
  }
  const subject = pictureSubject(picture);
  return (
    <div className={`grid place-items-center overflow-hidden ${tintOf(category_slug)} ${frame}`}>
      <Drawing of={subject} className={WIDTHS[subject.split(':')[0] ?? ''] ?? 'w-2/3'} />
    </div>
  );
}

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
