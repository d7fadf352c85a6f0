import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags } from '../scripts/find-chromium.js';
import { browserPath } from './browser-path.ts';
import { atLeast, atMost, type Bench, type Figure } from './figure.ts';
import { withProgram } from './in-new-folder.ts';
import { median } from './statistics.ts';

const PAGES = [
  '/',
  '/aboutus',
  '/weeklymenu',
  '/pricing',
  '/snacks',
  '/snack-order',
  '/catering',
  '/inquarynow',
  '/blogs',
  '/blog/how-credits-work',
  '/contactus',
  '/policy',
  '/privacy',
  '/register',
];
const RUNS = 5;
/** Milliseconds until the largest part is painted, and the share of the screen that may jump. */
const MOST_PAINT_MS = 1_400;
const MOST_SHIFT = 0.02;
const LIMITS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof LIMITS;
const categories = Object.keys(LIMITS) as Category[];

/** Lighthouse's figures for a phone, each the median of five visits. */
export const benchLighthouse: Bench = (say) =>
  withProgram(async ({ origin }) => {
    const figures: Figure[] = [];
    for (const page of PAGES) {
      const url = origin.replace('127.0.0.1', 'localhost') + page;
      const visits: Visit[] = [];
      while (visits.length < RUNS) {
        const scores = await visit(url, say);
        if (scores) visits.push(scores);
      }
      for (const category of categories) {
        const value = median(visits.map(({ scores }) => scores[category]));
        const name = `Lighthouse ${category} of ${page}`;
        figures.push(atLeast(1, { name, value, unit: 'of 100', limit: LIMITS[category] }));
      }
      const [paint, shift] = [visits.map((one) => one.paint), visits.map((one) => one.shift)];
      figures.push(
        atMost({
          name: `largest paint of ${page}`,
          value: median(paint),
          unit: 'ms',
          limit: MOST_PAINT_MS,
        }),
        atMost({
          name: `layout shift of ${page}`,
          value: median(shift),
          unit: 'of the screen',
          limit: MOST_SHIFT,
        }),
      );
    }
    return figures;
  });

type Visit = { scores: Record<Category, number>; paint: number; shift: number };

/** The figures of one visit; null when the browser lost its trace, which a busy machine makes it do. */
async function visit(url: string, say: (line: string) => void): Promise<Visit | null> {
  const chromeFlags = ['--headless=new', ...browserFlags];
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
    const shown = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ];
    const times = shown.map((id) => `${id} ${lhr.audits[id]?.displayValue}`).join(', ');
    const told = scores.map(([name, score]) => `${name} ${score}`).join(', ');
    const machine = Math.round(lhr.environment.benchmarkIndex);
    say(`${new URL(url).pathname}: ${told}; ${times}; machine ${machine}`);
    return {
      scores: Object.fromEntries(scores) as Record<Category, number>,
      paint: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
      shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY,
    };
  } finally {
    await browser.kill();
  }
}
