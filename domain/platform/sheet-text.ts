import type { SheetCheck } from '#contract/platform/sheets.ts';
import { counted } from './plural.ts';

/** What an import writes: `2 new rows and 1 changed row`. */
export function sheetText(counts: Pick<SheetCheck['outcomes'], 'new' | 'changed'>): string {
  const parts = [
    counts.new > 0 && counted(counts.new, 'new row'),
    counts.changed > 0 && counted(counts.changed, 'changed row'),
  ].filter((part) => part !== false);
  return parts.join(' and ') || 'nothing';
}
