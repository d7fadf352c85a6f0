import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type SheetSource, saveLine } from '#api/kitchen/desk/sheet-source.ts';
import { SnackBody } from '#contract/snacks/desk-catalogue.ts';
import { listAllSnacks, lockSlugs } from '#db/snacks/admin-snacks.ts';
import type { SnackRow } from '#db/snacks/catalogue.ts';
import { dayOf } from '#domain/platform/days.ts';
import { indexByName, writtenName } from '#domain/platform/plain-name.ts';
import { SNACK_SHEET, type SnackLine } from '#domain/snacks/snack-sheet.ts';
import { removeSnack } from './remove-snack.ts';
import { presentAdminSnack, saveSnack } from './save-snack.ts';

/** A snack as its line has it. */
const lineOf = (row: SnackRow, now: Temporal.Instant): SnackLine =>
  z.encode(SnackBody, presentAdminSnack(row, dayOf(now))) as SnackLine;

/** Snacks as a sheet: one of them is known by its address in the shop, or else by its name. */
export const snackSheet: SheetSource<SnackLine, SnackRow> = {
  name: 'snacks',
  columns: SNACK_SHEET,
  nameOf: ({ name }) => name,
  remove: removeSnack,
  hasMore: ({ photo_id }) => photo_id !== null,
  async hold(db) {
    await lockSlugs(db);
    await sql`LOCK TABLE snacks IN SHARE ROW EXCLUSIVE MODE`.execute(db);
  },
  async open({ db, now }) {
    const snacks = await listAllSnacks(db, dayOf(now));
    const bySlug = new Map(snacks.map((row) => [row.slug, row]));
    const byName = indexByName(snacks, ({ name }) => name);
    return {
      things: snacks.map((row) => ({
        key: row.id,
        lines: [{ key: '', values: lineOf(row, now) }],
        row,
      })),
      keysOf({ slug, name = '' }) {
        const address = slug?.trim().toLowerCase();
        const snack = (address && bySlug.get(address)) || byName(name);
        const unclear =
          'Several snacks have this name. Please write the address of the one that is meant, as the downloaded sheet has it.';
        if (snack === 'several') return { thing: 'several', line: name, unclear };
        return { thing: snack?.id ?? `new ${address || writtenName(name)}`, line: '' };
      },
      save: (ctx, before, [line]) =>
        saveLine(SnackBody, line?.values, (body) => saveSnack(ctx, before?.row.id ?? null, body)),
    };
  },
};
