import { smallPhoto } from '#domain/platform/photo-paths.ts';
import { Drawing } from './drawing.tsx';

/** The photo of what is eaten, else its drawing, in the same room. The name beside it says what it is. */
export function DishPicture({
  name,
  image,
  className = '',
  eager = false,
  sizes = '18rem',
}: {
  name: string;
  /** Path of the photo, 960 pixels wide; null while the picture is the drawn one. */
  image: string | null;
  className?: string;
  /** It is what the page is about, so the browser does not wait with it. */
  eager?: boolean;
  /** How wide it is shown, as the browser asks to know (HTML, `sizes`). */
  sizes?: string;
}) {
  if (!image) return <Drawing of={`dish:${name}`} className={className} />;
  return (
    <img
      src={image}
      srcSet={`${smallPhoto(image)} 480w, ${image} 960w`}
      sizes={sizes}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`aspect-[240/200] w-full rounded-control object-cover ${className}`}
    />
  );
}

/** The mark that Indian food carries: a green dot in a green square. Words beside it say it. */
export function VegetarianMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3.5">
      <rect
        x="1"
        y="1"
        width="14"
        height="14"
        rx="2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <circle cx="8" cy="8" r="3.5" fill="currentColor" />
    </svg>
  );
}
