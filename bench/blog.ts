import { type Kysely, type RawBuilder, sql } from 'kysely';
import { connect } from '#db/platform/connect.ts';
import type { DB } from '#db/types.ts';
import { atMost, type Bench } from './figure.ts';
import { withProgram } from './in-new-folder.ts';
import { median, quantile } from './statistics.ts';

const POSTS = 10_000;
const CATEGORIES = 8;
const ASKED = 600;
const WARM_UP = 60;
const LIMIT_MS = 20;

const WORDS =
  'dal roti sabji tiffin khichdi jain festival diwali masala ghee cumin kadhi rice sweet farsan storage winter lunch steel credit skip katha wedding spice turmeric'.split(
    ' ',
  );

/** The blog's list and its search over HTTP with 10,000 posts, each question asked for the first time. */
export const benchBlog: Bench = (say) =>
  withProgram(async ({ origin, databaseUrl }) => {
    const connection = connect(databaseUrl, { max: 1 });
    await fillBlog(connection.db);
    await connection.close();
    const list = await measure(origin, listQuestion);
    const search = await measure(origin, searchQuestion);
    say(
      `list: median ${median(list).toFixed(1)} ms; search: median ${median(search).toFixed(1)} ms`,
    );
    return [
      { name: 'the list', times: list },
      { name: 'a search', times: search },
    ].map(({ name, times }) =>
      atMost({
        name: `${name} of the blog with 10,000 posts, 99th percentile`,
        value: quantile(times, 0.99),
        unit: 'ms',
        limit: LIMIT_MS,
      }),
    );
  });

/** Pages of all categories and of each, no two alike. */
const listQuestion = (n: number): string =>
  n % 2 === 0
    ? `limit=6&page=${1 + n}`
    : `limit=6&page=${1 + Math.floor(n / CATEGORIES)}&category_id=bench-${1 + (n % CATEGORIES)}`;

/** Words that are in many posts, in few, in none; two at a time, with ends missing. */
const searchQuestion = (n: number): string => {
  const word = (at: number) => WORDS[at % WORDS.length] ?? '';
  const asked = [
    `${word(n)} ${word(n * 7 + 3)}`,
    `recipe ${n}`,
    word(n).slice(0, 3),
    `nothing${n}`,
  ];
  return `page=${1 + Math.floor(n / 100)}&search=${encodeURIComponent(asked[n % 4] ?? '')}`;
};

async function measure(origin: string, question: (n: number) => string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < WARM_UP + ASKED; n += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${origin}/api/v1/public/blog?${question(n)}`);
    const { success } = (await answer.json()) as { success: boolean };
    if (!success) throw new Error(`The blog did not answer ${question(n)}.`);
    if (n >= WARM_UP) times.push(performance.now() - startedAt);
  }
  return times;
}

/** Posts of about 400 words, in eight categories, one a day back into the past. */
async function fillBlog(db: Kysely<DB>): Promise<void> {
  await sql`
    INSERT INTO blog_categories (slug, name)
    SELECT 'bench-' || n, 'Bench ' || n FROM generate_series(1, ${CATEGORIES}::int) n`.execute(db);
  const word = (place: RawBuilder<unknown>) =>
    sql`(${WORDS}::text[])[1 + abs(${place}) % ${WORDS.length}::int]`;
  await sql`
    INSERT INTO posts (slug, title, excerpt, markdown, word_count, category_id, picture, published_at)
    SELECT 'recipe-' || n, 'Recipe ' || n || ' of ' || ${word(sql`n`)} || ' and ' || ${word(sql`n / 7`)},
      'What we know about ' || ${word(sql`n * 3`)},
      (SELECT string_agg(${word(sql`n * m + m * m`)}, ' ') FROM generate_series(1, 400) m),
      400, category.id, 'dish:Dal Fry', now() - n * interval '1 day'
    FROM generate_series(1, ${POSTS}::int) n
    JOIN blog_categories category ON category.slug = 'bench-' || 1 + n % ${CATEGORIES}::int`.execute(
    db,
  );
  await sql`ANALYZE`.execute(db);
}
