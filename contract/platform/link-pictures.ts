/** Pictures of pages for link previews, in the size that all services show whole, in pixels. */
export const LINK_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Pages whose picture is drawn from their own art. */
export const PAGE_PICTURES = [
  'home',
  'about',
  'weekly-menu',
  'pricing',
  'snacks',
  'catering',
  'inquiry',
  'blog',
  'contact',
  'policies',
  'privacy',
] as const;

export type PagePicture = (typeof PAGE_PICTURES)[number];

/** The picture of a page, of one snack or of one post, by its slug. */
export type LinkPicture = PagePicture | `snacks/${string}` | `blog/${string}`;

/** Where a picture lies. */
export const linkPicturePath = (picture: LinkPicture): string =>
  `/link-pictures/${picture.split('/').map(encodeURIComponent).join('/')}.png`;
