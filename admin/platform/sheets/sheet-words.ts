import { counted } from '#domain/platform/plural.ts';

/** What rows are called that nobody has as a file. */
export const PASTED_ROWS = 'pasted rows';

/** `12 rows of customers.csv`, `1 pasted row`: what is looked at before it is written. */
export const rowsOfText = (count: number, fileName: string): string =>
  fileName === PASTED_ROWS
    ? counted(count, 'pasted row')
    : `${counted(count, 'row')} of ${fileName}`;
