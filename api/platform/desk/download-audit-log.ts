import { auditListing } from '#api/kitchen/audit/list.ts';
import { clockTime } from '#api/platform/http/csv.ts';
import { changesOf, changeWords } from '#domain/kitchen/audit/changes.ts';
import { doneWords, resourceWords } from '#domain/kitchen/audit/done-words.ts';
import { download } from './download.ts';

/**
 * The audit log as a table: what was done as a sentence, what changed with it a line each, and the
 * words of the program for it.
 */
export const downloadAuditLog = download('audit-log', auditListing, {
  When: (row) => clockTime(row.at),
  Who: (row) => row.actor,
  What: (row) => doneWords(row, [row.thing?.name ?? null]),
  Changed: (row) => changesOf(row).map(changeWords).join('\n'),
  About: (row) => resourceWords(row.resource),
  Action: (row) => `${row.resource}.${row.action}`,
});
