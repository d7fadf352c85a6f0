import type { Logo } from '#contract/kitchen/logo.ts';
import type { PublicBusiness } from '#contract/kitchen/kitchen.ts';
import { PAPER } from '#domain/platform/theme.ts';
import { APP_ICONS, type Icon, SHORTCUTS } from './icons.ts';

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
