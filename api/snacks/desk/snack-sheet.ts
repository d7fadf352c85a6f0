import * as z from 'zod/mini';
import { parseBody, refusedAt, type SheetSource } from '#api/kitchen/desk/sheets.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import { SnackBody } from '#contract/snacks/desk-catalogue.ts';
import { listAllSnacks } from '#db/snacks/admin-snacks.ts';
import type { SnackRow } from '#db/snacks/catalogue.ts';
import { dayOf } from '#domain/platform/days.ts';
import type { SheetThing } from '#domain/platform/judge-sheet.ts';
import { plainName } from '#domain/platform/plain-name.ts';
import { slugOf } from '#domain/platform/slug.ts';
import { SNACK_SHEET, type SnackLine } from '#domain/snacks/snack-sheet.ts';
import { presentAdminSnack, saveSnack } from './save-snack.ts';

/** A snack as its line has it. */
const lineOf = (row: SnackRow, now: Temporal.Instant): SnackLine =>
  z.encode(SnackBody, presentAdminSnack(row, dayOf(now))) as SnackLine;

type Things = readonly SheetThing<SnackLine, SnackRow>[];

/** The snack of a line: by its address in the shop, else by its name. */
function keyOf({ slug, name = '' }: { slug?: string; name?: string }, things: Things): string {
  const address = slug?.trim().toLowerCase();
  const bySlug = things.find(({ key }) => key === address);
  const named = things.filter(({ row }) => plainName(row.name) === plainName(name));
  const [byName] = named.length === 1 ? named : [];
  return (bySlug ?? byName)?.key ?? (address || slugOf(name, 'snack'));
}

/** Snacks as a sheet: one of them is known by its address in the shop, or else by its name. */
export const snackSheet: SheetSource<SnackLine, SnackRow> = {
  name: 'snacks',
  columns: SNACK_SHEET,
  list: async ({ db, now }) =>
    (await listAllSnacks(db, dayOf(now))).map((row) => ({
      key: row.slug,
      lines: [{ key: '', values: lineOf(row, now) }],
      row,
    })),
  keysOf: (cells, things) => ({ thing: keyOf(cells, things), line: '' }),
  async save(ctx, before, [line]) {
    const parsed = parseBody(SnackBody, line);
    if ('issues' in parsed)
      return parsed.issues.map(({ path, message }) => ({
        ...{ line: 0, column: String(path[0]), message },
      }));
    const saved = await saveSnack(ctx, before?.row.id ?? null, parsed.body);
    return isRefusal(saved) ? [refusedAt(saved)] : [];
  },
};
