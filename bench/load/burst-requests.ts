import { connect } from '#db/platform/connect.ts';
import { buildCustomer, buildSession, buildStaff } from '#test/factories.ts';
import { buildPayment } from '#test/money-factories.ts';
import { photoFile } from '#test/photo-files.ts';
import { buildSnack } from '#test/snack-factories.ts';
import { buildSubscription } from '#test/tiffin-factories.ts';
import type { Running } from '../in-new-folder.ts';
import type { Request } from './burst.ts';

/** So many addresses of the menu that mean different things: a day, a diet, some allergens not. */
export async function menuAddresses(origin: string, count: number): Promise<Request[]> {
  const answer = await fetch(`${origin}/api/v1/weekly-menu`);
  const { data } = (await answer.json()) as { data: { menuByDay: Record<string, Day> } };
  const dishes = Object.values(data.menuByDay).flatMap(({ items }) => items);
  const allergens = [...new Set(dishes.flatMap((dish) => dish.allergens))];
  const views = ['', 'jain', 'swaminarayan'].flatMap((diet) =>
    ['', 'next'].flatMap((week) => Object.keys(data.menuByDay).map((day) => ({ week, day, diet }))),
  );
  if ((2 ** allergens.length - 1) * views.length < count)
    throw new Error(`With ${allergens.length} allergens there are too few addresses.`);
  return Array.from({ length: count }, (_, at) => {
    const some = Math.floor(at / views.length) + 1;
    const without = allergens.filter((_allergen, bit) => (some >> bit) & 1);
    const query = new URLSearchParams({ ...views[at % views.length], without: `${without}` });
    return { url: `${origin}/weeklymenu?${query}` };
  });
}

type Day = { items: { allergens: string[] }[] };

/** So many searches for different words. */
export const searches = (origin: string, count: number): Request[] =>
  Array.from({ length: count }, (_, at) => ({
    url: `${origin}/api/v1/public/snack?limit=12&search=dhokla+${at}`,
  }));

/** So many sign-ins of nobody, each from a network of its own. */
export const signIns = (origin: string, count: number): Request[] =>
  Array.from({ length: count }, (_, at) => ({
    url: `${origin}/api/v1/auth/login`,
    method: 'POST',
    json: JSON.stringify({ email: `asha${at}@example.com`, password: 'Not-That-1' }),
    // From one network, who guesses is told to stop before a password is looked at.
    headers: { 'x-forwarded-for': `10.${at >> 8}.${at & 255}.1` },
  }));

/** Lets `work` write to the database of the program, and answers what it answers. */
async function withDatabase<T>(
  { databaseUrl }: Running,
  work: (db: ReturnType<typeof connect>['db']) => Promise<T>,
): Promise<T> {
  const connection = connect(databaseUrl, { max: 1 });
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
  }
}

const bearing = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

/** The headers of a new owner's session. */
const asOwner = (running: Running): Promise<Record<string, string>> =>
  withDatabase(running, async (db) => {
    const staff = await buildStaff(db);
    return bearing(await buildSession(db, { staff }, { now: Temporal.Now.instant() }));
  });

/** So many photos as large as they may be, each for another snack as long as there are any. */
export async function uploads(running: Running, count: number): Promise<Request[]> {
  const size = { width: 7_000, height: 7_000 };
  const kinds = ['jpeg', 'png', 'webp'] as const;
  const files = await Promise.all(
    kinds.map(async (format) => (await photoFile({ ...size, format })).toString('base64')),
  );
  const headers = await asOwner(running);
  const snacks = await withDatabase(running, (db) =>
    db.selectFrom('snacks').select('id').orderBy('id').execute(),
  );
  return Array.from({ length: count }, (_, at) => ({
    url: `${running.origin}/api/v1/admin/snacks/${snacks[at % snacks.length]?.id}/photo`,
    method: 'PUT',
    json: JSON.stringify({ file: files[at % files.length] }),
    headers,
  }));
}

/** The pictures of links to so many new snacks: none of them is drawn yet. */
export const linkPictures = (running: Running, count: number): Promise<Request[]> =>
  withDatabase(running, async (db) => {
    const requests: Request[] = [];
    for (let at = 0; at < count; at++) {
      const { slug } = await buildSnack(db);
      requests.push({ url: `${running.origin}/link-pictures/snacks/${slug}.png` });
    }
    return requests;
  });

/** A customer who has paid for so many plans: the receipts of those, and all that is kept about them. */
export const ofOneCustomer = (
  running: Running,
  count: number,
): Promise<{ receipts: Request[]; exports: Request[] }> =>
  withDatabase(running, async (db) => {
    const customer = await buildCustomer(db);
    const session = await buildSession(db, { customer }, { now: Temporal.Now.instant() });
    const headers = bearing(session);
    const api = `${running.origin}/api/v1`;
    const receipts: Request[] = [];
    for (let at = 0; at < count; at++) {
      const { id: subscriptionId, total_cents } = await buildSubscription(db, { customer });
      const payment = await buildPayment(db, { subscriptionId }, total_cents);
      receipts.push({ url: `${api}/receipts/${payment}`, headers });
    }
    const url = `${api}/profile/data?format=csv`;
    return { receipts, exports: Array.from({ length: count }, () => ({ url, headers })) };
  });

/** The table of the subscriptions, asked for so often. */
export async function tables(running: Running, count: number): Promise<Request[]> {
  const headers = await asOwner(running);
  const url = `${running.origin}/api/v1/admin/subscriptions/download`;
  return Array.from({ length: count }, () => ({ url, headers }));
}
