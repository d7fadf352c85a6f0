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
