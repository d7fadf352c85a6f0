import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp, { type Sharp } from 'sharp';
import { matchesEtag } from '#api/platform/snapshots/negotiation.ts';
import { drawDish } from '#art/dish.ts';
import { drawMark, drawMaskableIcon } from '#art/logo.ts';
import { drawThali } from '#art/thali.ts';
import { drawTiffin } from '#art/tiffin.ts';
import type { PublicBusiness } from '#contract/kitchen/kitchen.ts';
import type { Logo } from '#contract/kitchen/logo.ts';
import { PAPER } from '#domain/platform/theme.ts';

/** `maskable` icons reach to the edges and are cut to the launcher's shape; `any` stand as they are. */
export type Icon = { path: string; size: number; purpose: 'any' | 'maskable' };

/** Pictures of the app; square. */
const APP_ICONS: readonly Icon[] = [
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
const SHORTCUTS = [
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
const ICON_FILES: ReadonlyMap<string, () => Promise<Buffer>> = new Map([
  ...APP_ICONS.map((icon) => [icon.path, () => drawIcon(icon)] as const),
  ...SHORTCUTS.map(
    ({ icon }) => [icon.path, () => png(read(icon.draw()).trim(), icon.size)] as const,
  ),
  ['/apple-touch-icon.png', () => png(read(drawMaskableIcon()), 180)],
  ['/favicon.ico', () => png(read(drawMark({ size: 48 })), 48)],
]);

type DrawnIcon = { bytes: Buffer; etag: string };

const A_DAY = 'public, max-age=86400';

/** Serves the icons, each drawn when it is first asked for and kept: the same for every kitchen. */
export function serveIcons(app: FastifyInstance): void {
  const icons = new Map<string, Promise<DrawnIcon>>();

  async function drawIcon(make: () => Promise<Buffer>): Promise<DrawnIcon> {
    const bytes = await make();
    return {
      bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    };
  }

  for (const [path, make] of ICON_FILES) {
    app.get(path, async (request, reply) => {
      const drawing = icons.get(path) ?? drawIcon(make);
      icons.set(path, drawing);
      // One that could not be drawn is drawn again when it is next asked for.
      drawing.catch(() => icons.delete(path));
      const { bytes, etag } = await drawing;
      reply.header('cache-control', A_DAY).header('etag', etag);
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('image/png').send(bytes);
    });
  }
}

/** What fits below an icon on a phone, in two lines where it must. */
const SHORT = 20;

/** As many whole words of a name as fit below an icon, at least the first. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  while (words.length > 1 && words.join(' ').length > SHORT) words.pop();
  return words.join(' ');
}

const listed = ({ path, size, purpose }: Icon) => ({
  src: path,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The kitchen's logo as an icon, in the same sizes; it has room around it for launchers that cut. */
const ofLogo = ({ src }: Logo): Icon[] =>
  APP_ICONS.map((icon) => ({ ...icon, path: src.replace(/[^/]*$/, `icon-${icon.size}.png`) }));

/** The shop as an app that a person can install (W3C Web Application Manifest). */
export function webManifest({
  name,
  tagline,
  logo,
}: Pick<PublicBusiness, 'name' | 'tagline' | 'logo'>) {
  return {
    id: '/',
    name,
    short_name: shortName(name),
    description: tagline,
    lang: 'en-CA',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: PAPER.light,
    background_color: PAPER.light,
    categories: ['food', 'shopping'],
    icons: (logo ? ofLogo(logo) : APP_ICONS).map(listed),
    shortcuts: SHORTCUTS.map(({ name, url, icon }) => ({ name, url, icons: [listed(icon)] })),
  };
}
