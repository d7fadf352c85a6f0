import { randomUUID } from 'node:crypto';
import { adminImports } from '#contract/account/desk-imports.ts';
import { buildImport } from '#test/factories.ts';
import { forChiefs, nothing, type RowsOf } from './row.ts';

const sheet = () => ({
  rows: [{ cells: { name: 'Meera', email: `${randomUUID()}@example.com` }, line: 1 }],
  defaultSlot: '18:00-19:00' as const,
});

export const adminImportRows: RowsOf<typeof adminImports> = {
  list: { answers: forChiefs(), input: nothing },
  check: { answers: forChiefs(), input: () => ({ body: sheet() }) },
  create: {
    answers: forChiefs(201),
    input: async ({ chief }) => {
      const body = sheet();
      const { data } = await chief.call(adminImports.check, { body });
      return {
        body: { ...body, fileName: 'customers.csv', fingerprint: data.fingerprint, invite: false },
      };
    },
  },
  takeBack: {
    answers: forChiefs(),
    input: async ({ services }) => ({ params: { id: (await buildImport(services.db)).id } }),
  },
};
