import sharp, { type Sharp } from 'sharp';
import { drawDish } from '#art/dish.ts';
import { drawMark, drawMaskableIcon } from '#art/logo.ts';
import { drawThali } from '#art/thali.ts';
import { drawTiffin } from '#art/tiffin.ts';

/** `maskable` icons reach to the edges and are cut to the launcher's shape; `any` stand as they are. */
export type Icon = { path: string; size: number; purpose: 'any' | 'maskable' };

/** Pictures of the app; square. */
export const APP_ICONS: readonly Icon[] = [
  { path: '/icons/192.png', size: 192, purpose: 'any' },
  { path: '/icons/512.png', size: 512, purpose: 'any' },
  { path: '/icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { path: '/icons/maskable-512.png', size: 512, purpose: 'maskable' },
];

const LARGE = { size: 640 };

/** A shortcut's icon, cut out of a picture that is drawn for pages with room around it. */
const shortcut = (name: string, draw: () => string) => ({
  path: `/icons/${name}.png`,
  size: 192,
  purpose: 'any' as const,
  draw,
});

/** What a launcher offers on a long press. */
export const SHORTCUTS = [
  {
    name: 'Weekly menu',
    url: '/weeklymenu',
    icon: shortcut('weekly-menu', () => drawThali(LARGE)),
  },
  {
    name: 'My orders',
    url: '/my-orders',
    icon: shortcut('my-orders', () => drawTiffin('closed', LARGE)),
  },
  {
    name: 'Order snacks',
    url: '/snack-order',
    icon: shortcut('snacks', () => drawDish('Samosa', LARGE)),
  },
];

const read = (svg: string) => sharp(Buffer.from(svg));

/** A PNG of a picture, as large as the square holds. */
const png = (picture: Sharp, size: number): Promise<Buffer> =>
  picture
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer();

const drawIcon = ({ size, purpose }: Icon) =>
  png(read(purpose === 'any' ? drawMark({ size }) : drawMaskableIcon()), size);

/**
 * How the PNG at each address is made: the icons of the manifest, the one that iOS asks for, and the
 * one that is looked for by whoever reads no page.
 */
export const ICON_FILES: ReadonlyMap<string, () => Promise<Buffer>> = new Map([
  ...APP_ICONS.map((icon) => [icon.path, () => drawIcon(icon)] as const),
  ...SHORTCUTS.map(
    ({ icon }) => [icon.path, () => png(read(icon.draw()).trim(), icon.size)] as const,
  ),
  ['/apple-touch-icon.png', () => png(read(drawMaskableIcon()), 180)],
  ['/favicon.ico', () => png(read(drawMark({ size: 48 })), 48)],
]);
