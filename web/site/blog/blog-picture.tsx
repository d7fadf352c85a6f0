import { pictureSubject } from '#art/picture-subject.ts';
import type { BlogEntry } from '#contract/site/blog.ts';
import { smallPhoto } from '#domain/platform/photo-paths.ts';
import { Drawing } from '#web/platform/ui/drawing.tsx';

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
