import type { PublicBusiness } from '#contract/kitchen.ts';
import { PAPER } from '#domain/theme.ts';
import { APP_ICONS, type Icon, SHORTCUTS } from './icons.ts';

/** What fits below an icon on a phone. */
const SHORT = 12;

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

/** The shop as an app that a person can install (W3C Web Application Manifest, decisions 27). */
export function webManifest({ name, tagline }: Pick<PublicBusiness, 'name' | 'tagline'>) {
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
    icons: APP_ICONS.map(listed),
    shortcuts: SHORTCUTS.map(({ name, url, icon }) => ({ name, url, icons: [listed(icon)] })),
  };
}
