import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS, browserPath } from './browser-path.ts';
import { atLeast, type Bench, type Figure } from './figure.ts';
import { withProgram } from './in-new-folder.ts';
import { median } from './statistics.ts';

const PAGES = [
  '/',
  '/pricing',
  '/register',
  '/terms',
  '/snacks',
  '/snack-order',
  '/catering',
  '/inquarynow',
];
const RUNS = 5;
const LIMITS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof LIMITS;
const categories = Object.keys(LIMITS) as Category[];

/** Lighthouse's figures for a phone, each the median of five visits. */
export const benchLighthouse: Bench = (say) =>
  withProgram(async ({ origin }) => {
    const figures: Figure[] = [];
    for (const page of PAGES) {
      const url = origin.replace('127.0.0.1', 'localhost') + page;
      const visits: Record<Category, number>[] = [];
      while (visits.length < RUNS) {
        const scores = await visit(url, say);
        if (scores) visits.push(scores);
      }
      for (const category of categories) {
        const value = median(visits.map((scores) => scores[category]));
        const name = `Lighthouse ${category} of ${page}`;
        figures.push(atLeast(1, { name, value, unit: 'of 100', limit: LIMITS[category] }));
      }
    }
    return figures;
  });

/** The scores of one visit; null when the browser lost its trace, which a busy machine makes it do. */
async function visit(
  url: string,
  say: (line: string) => void,
): Promise<Record<Category, number> | null> {
  const chromeFlags = ['--headless=new', ...BROWSER_FLAGS];
  const browser = await launch({ chromePath: browserPath(), chromeFlags, logLevel: 'silent' });
  try {
    const flags = { port: browser.port, onlyCategories: categories, logLevel: 'silent' as const };
    const lhr = (await lighthouse(url, flags))?.lhr;
    if (lhr?.runtimeError?.code.startsWith('NO_')) return null;
    if (!lhr || lhr.runtimeError) throw new Error(`No visit: ${lhr?.runtimeError?.message}`);
    const scores = categories.map((category) => {
      const { score, auditRefs } = lhr.categories[category] ?? { score: null, auditRefs: [] };
      const failed = auditRefs.filter(
        ({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0,
      );
      if (failed.length > 0) say(`${url}: ${failed.map(({ id }) => id).join(', ')}`);
      return [category, Math.round((score ?? 0) * 100)] as const;
    });
    const shown = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
    const times = shown.map((id) => `${id} ${lhr.audits[id]?.displayValue}`).join(', ');
    const told = scores.map(([name, score]) => `${name} ${score}`).join(', ');
    const machine = Math.round(lhr.environment.benchmarkIndex);
    say(`${new URL(url).pathname}: ${told}; ${times}; machine ${machine}`);
    return Object.fromEntries(scores) as Record<Category, number>;
  } finally {
    await browser.kill();
  }
}
