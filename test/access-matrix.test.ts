import { describe, expect, it } from 'vitest';
import { routes } from '#api/routes.ts';
import { contract } from '#contract/index.ts';
import { overview } from '#contract/kitchen/desk.ts';
import { adminAuth } from '#contract/kitchen/desk-auth.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { isStaffRole } from '#contract/platform/staff-roles.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { firstPage } from './access/desk.ts';
import type { Row } from './access/row.ts';
import { rows } from './access/rows.ts';
import { CALLERS, setScene } from './access/scene.ts';
import { useApp } from './app.ts';

const services = useApp({ env: { smtpUrl: 'smtp://localhost:2525' } });

const endpoints = Object.entries(contract).flatMap(([noun, table]) =>
  Object.entries(table as Record<string, Endpoint>).map(([name, endpoint]) => {
    const ofNoun = rows[noun as keyof typeof rows] as Record<string, Row<Endpoint> | undefined>;
    return { id: `${noun}.${name}`, endpoint, row: ofNoun?.[name] };
  }),
);

/** What the staff do without a line in the audit log, and why. */
const UNLOGGED: Readonly<Record<string, string>> = {
  'adminAuth.logout': 'ends one’s own session; that it began is in the log',
  'adminAuth.endSession': 'ends one’s own session on another device',
  'adminAuth.endOthers': 'ends one’s own sessions on all other devices',
  'adminBlogs.preview': 'writes nothing',
  'adminBroadcasts.recipients': 'writes nothing: says who would get it',
  'adminDishes.checkSheet': 'writes nothing: says what a sheet would change',
  'adminImports.check': 'writes nothing: says what a sheet would change',
  'adminPlanGroups.checkSheet': 'writes nothing: says what a sheet would change',
  'adminSnacks.checkSheet': 'writes nothing: says what a sheet would change',
  'adminWeeklyMenus.checkSheet': 'writes nothing: says what a sheet would change',
  'tiffinsByPhone.previewRecurringBooking': 'writes nothing: says what a pattern would book',
};

/** How many lines the audit log has. */
async function countAudited(): Promise<number> {
  const { count } = await services.db
    .selectFrom('audit_log')
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

describe('who may call', () => {
  it.each(endpoints)('$id', async ({ id, endpoint, row }) => {
    expect(row, 'this endpoint has no row in test/access').toBeDefined();
    if (!row) return;
    const got: Record<string, number> = {};
    const isDone = isStaffRole(endpoint.access) && endpoint.method !== 'GET';
    for (const caller of CALLERS) {
      const scene = await setScene(services);
      const input = await row.input(scene, caller);
      const before = isDone ? await countAudited() : 0;
      const { status } = await scene[caller].call(endpoint, input);
      got[caller] = status;
      if (!isDone || status >= 300) continue;
      const isLogged = (await countAudited()) > before;
      expect(isLogged, `${id} by ${caller} has a line in the audit log`).toBe(!(id in UNLOGGED));
    }
    expect(got).toEqual(row.answers);
  });

  it('leaves no line in the audit log for what is named above alone, all of which is there', () => {
    const ids = endpoints.map(({ id }) => id);
    expect(Object.keys(UNLOGGED).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('is asked of every endpoint that is mounted, and every endpoint is', () => {
    const mounted = Object.values(routes).flat();
    const names = (list: readonly { endpoint: Endpoint }[]) =>
      list.map(({ endpoint: { method, path } }) => `${method} ${path}`).sort();
    expect(names(mounted)).toEqual(names(endpoints));
    expect(new Set(names(mounted)).size).toBe(mounted.length);
  });
});

describe('at the desk', () => {
  it('every endpoint names the least role that may call it, and no other endpoint does', () => {
    for (const { id, endpoint } of endpoints) {
      const isSigningIn = endpoint === adminAuth.login || endpoint === adminAuth.secondFactor;
      const isDesks = endpoint.path.startsWith('/v1/admin/') && !isSigningIn;
      const words = `${id}: access is ${endpoint.access}; see contract/platform/staff-roles.ts`;
      expect(isStaffRole(endpoint.access), words).toBe(isDesks);
    }
  });

  it('a driver opens the deliveries of the day, their own steps and the own account', () => {
    const opened = endpoints.filter(({ endpoint }) => endpoint.access === 'driver');
    const isOwnAccount = (id: string) => id.startsWith('adminAuth.');
    expect(opened.map(({ id }) => id).filter((id) => !isOwnAccount(id))).toEqual([
      'deliveries.list',
      'deliveries.dispatch',
      'deliveries.dispatchMany',
      'deliveries.deliver',
      'deliveries.fail',
      'deliveries.collect',
      'deliveries.correct',
      'steps.list',
      'steps.takeBack',
    ]);
  });
});

describe('the overview', () => {
  it('tells how the money stands to those who may open the payments, and to nobody else', async () => {
    const { chief, kitchen } = await setScene(services);
    for (const [caller, sees] of [
      [chief, true],
      [kitchen, false],
    ] as const) {
      const payments = await caller.call(adminPayments.list, firstPage('receivedDay'));
      expect(payments.status).toBe(sees ? 200 : 403);
      const { data } = await caller.call(overview.read, {});
      expect(data.money !== null).toBe(sees);
    }
  });
});

describe('a dead session', () => {
  it('opens no endpoint that needs one', async () => {
    const scene = await setScene(services);
    const { owner, chief } = scene;
    await services.db.updateTable('sessions').set({ revoked_at: services.clock.now() }).execute();
    for (const { id, endpoint, row } of endpoints) {
      if (endpoint.access === 'public' || !row) continue;
      const client = endpoint.access === 'customer' ? owner : chief;
      const { status } = await client.send(
        endpoint.method,
        `/api${endpoint.path}`,
        endpoint.method === 'GET' ? undefined : {},
      );
      expect(status, id).toBe(401);
    }
  });
});

describe('a list of the own things', () => {
  it("never holds another customer's, whatever id or address stands in the path", async () => {
    const { owner, other, subscription } = await setScene(services);
    await subscription();
    const { email } = await services.db
      .selectFrom('customers')
      .select('email')
      .where('id', '=', owner.id)
      .$narrowType<{ email: string }>()
      .executeTakeFirstOrThrow();
    for (const id of [owner.id, email]) {
      const answered = await other.call(subscriptions.listOwn, { params: { id } });
      expect(answered.data).toEqual([]);
    }
  });
});
