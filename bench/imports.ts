import { sql } from 'kysely';
import {
  adminImports,
  type CustomerCells,
  MOST_IMPORTED_ROWS,
} from '#contract/account/desk-imports.ts';
import type { Call } from '#contract/platform/endpoint.ts';
import { connect } from '#db/platform/connect.ts';
import { buildSession, buildStaff } from '#test/factories.ts';
import { callApi } from '#test/stories/kit/api.ts';
import { atMost, type Bench, type Figure } from './figure.ts';
import { withProgram } from './in-new-folder.ts';

const CHECK_LIMIT_S = 5;
const WRITE_LIMIT_S = 20;

/** A sheet as full as it may be; with `wrong`, every 25th row has a mistake. */
const sheetOf = (plan: string, wrong: boolean): CustomerCells[] =>
  Array.from({ length: MOST_IMPORTED_ROWS }, (_, at) => ({
    name: `Person ${at}`,
    phone: wrong && at % 25 === 0 ? 'ring twice' : `416555${String(at).padStart(4, '0')}`,
    email: `person-${at}@example.com`,
    address: `${at + 1} Simcoe Street North, Oshawa, ON L1G 4S1`,
    diet: at % 3 === 0 ? 'Jain' : '',
    allergies: at % 7 === 0 ? 'Peanuts' : '',
    internalNote: 'Pays at the end of the month, rings before noon',
    plan,
    tiffinsLeft: String(at % 20),
    pattern: at % 2 === 0 ? 'Mon, Wed, Fri 6:00 PM - 7:00 PM' : '',
    owed: at % 5 === 0 ? '45.50' : '',
  }));

/** How long an owner waits for a full sheet of customers: to have it checked, written, and taken back. */
export const benchImports: Bench = (say) =>
  withProgram(
    async ({ origin, databaseUrl }) => {
      const { db, close } = connect(databaseUrl);
      const { token } = await buildSession(db, { staff: await buildStaff(db) });
      const { name } = await db
        .selectFrom('plan_groups')
        .innerJoin('plan_variants', 'plan_variants.plan_group_id', 'plan_groups.id')
        .where('plan_type', '=', 'tiffin')
        .select(sql<string>`concat(name, ', ', billing_cycle)`.as('name'))
        .executeTakeFirstOrThrow();
      await close();
      const call: Call = (endpoint, input) => callApi(origin, endpoint, input, token);
      const figures: Figure[] = [];
      async function timed<T>(what: string, limit: number, work: () => Promise<T>): Promise<T> {
        const startedAt = performance.now();
        const answer = await work();
        const seconds = (performance.now() - startedAt) / 1000;
        say(`${what}: ${seconds.toFixed(2)} s`);
        figures.push(atMost({ name: what, value: seconds, unit: 's', limit }));
        return answer;
      }
      const bodyOf = (wrong: boolean) => ({
        rows: sheetOf(name, wrong).map((cells, at) => ({ cells, decision: null, line: at + 1 })),
        defaultSlot: '18:00-19:00' as const,
      });
      const mistaken = await timed('5,000 rows with 200 mistakes are checked', CHECK_LIMIT_S, () =>
        call(adminImports.check, { body: bodyOf(true) }),
      );
      if (mistaken.outcomes.wrong !== 200) throw new Error(`${mistaken.outcomes.wrong} are wrong`);
      const body = bodyOf(false);
      const { fingerprint } = await call(adminImports.check, { body });
      const written = await timed('5,000 customers are written', WRITE_LIMIT_S, () =>
        call(adminImports.create, {
          body: { ...body, fingerprint, fileName: 'customers.csv', invite: false },
        }),
      );
      if (written.counts.customers !== MOST_IMPORTED_ROWS) throw new Error('not all were written');
      await timed('5,000 customers are taken back', WRITE_LIMIT_S, () =>
        call(adminImports.takeBack, { params: { id: written.id } }),
      );
      return figures;
    },
    { RATE_LIMIT: 'off' },
  );
