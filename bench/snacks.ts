import { connect } from '#db/platform/connect.ts';
import { atLeast, atMost, type Bench, type Figure } from './figure.ts';
import { withProgram } from './in-new-folder.ts';
import { compareWithBareHttp } from './load/measure-load.ts';
import { quantile } from './statistics.ts';

const MANY = 5_000;
const SEARCHES = 400;
const WARM_UP = 50;

/** Words to search for: some that many snacks have, some that none has. */
const WORDS = ['dhokla', 'chutney', 'fried', 'gram', 'saffron', 'Surat', 'xyz', 'a'];

/** Reading and searching the snacks on offer, with the seeded ones and with five thousand. */
export const benchSnacks: Bench = (say) =>
  withProgram(async ({ origin, program, databaseUrl }) => {
    const list = `${origin}/api/v1/public/snack?limit=100`;
    const read = async (count: number): Promise<Figure> => {
      const target = { url: list, pid: program.process.pid ?? 0 };
      const { perSecond, bare } = await compareWithBareHttp(target, say);
      const name = `snack list over HTTP, ${count.toLocaleString('en')} snacks`;
      return atLeast(0.6, { name, value: perSecond, unit: 'answers/s', limit: bare });
    };
    const few = await read(await countSnacks(databaseUrl));
    await addSnacks(databaseUrl);
    const many = await read(await countSnacks(databaseUrl));
    const searches = await search(origin);
    say(`a search: median ${quantile(searches, 0.5).toFixed(1)} ms`);
    return [
      few,
      many,
      atMost({
        name: 'search over 5,000 snacks, 99th percentile',
        value: quantile(searches, 0.99),
        unit: 'ms',
        limit: 20,
      }),
    ];
  });

async function withConnection<T>(
  url: string,
  work: (db: ReturnType<typeof connect>) => Promise<T>,
) {
  const connection = connect(url, { max: 1 });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

const countSnacks = (url: string) =>
  withConnection(url, async ({ pool }) => {
    const { rows } = await pool.query('SELECT count(*)::int AS count FROM snacks');
    return rows[0].count as number;
  });

/** Copies the seeded snacks under other names until there are five thousand. */
const addSnacks = (url: string) =>
  withConnection(url, async ({ pool }) => {
    await pool.query(
      `WITH copies AS (
        INSERT INTO snacks (slug, name, description, price_cents, unit, delivery_charge_cents,
          tax_basis_points, is_spicy, calories, tags, allergens, sort_order)
        SELECT slug || '-' || copy, name || ' ' || copy, description, price_cents, unit,
          delivery_charge_cents, tax_basis_points, is_spicy, calories, tags, allergens, 100 + copy
        FROM snacks, generate_series(1, 1000) AS copy
        ORDER BY copy LIMIT $1 - (SELECT count(*) FROM snacks)
        RETURNING id
      )
      INSERT INTO snack_categories (snack_id, category)
      SELECT id, category FROM copies, unnest(ARRAY['indian-snacks', 'savory']) AS category`,
      [MANY],
    );
    await pool.query('ANALYZE snacks, snack_categories');
  });

/** Milliseconds of searches, each one new, so that none is answered from memory. */
async function search(origin: string): Promise<number[]> {
  const durations: number[] = [];
  for (let round = 0; round < WARM_UP + SEARCHES; round += 1) {
    const words = `${WORDS[round % WORDS.length]}${round < WORDS.length ? '' : ` ${round}`}`;
    const shown = round % 2 === 0 ? (WORDS[round % WORDS.length] ?? '') : words;
    const startedAt = performance.now();
    const query = new URLSearchParams({ search: shown, limit: '12', page: String(1 + round) });
    const answer = await fetch(`${origin}/api/v1/public/snack?${query}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The search answered ${answer.status}.`);
    if (round >= WARM_UP) durations.push(performance.now() - startedAt);
  }
  return durations;
}
