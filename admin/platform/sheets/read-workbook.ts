import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

/**
 * The first sheet of an Excel workbook, cell by cell as they are kept: text, numbers, days, and null.
 * Throws what is no workbook.
 */
export async function readWorkbook(bytes: ArrayBuffer): Promise<unknown[][]> {
  const parts = unzipSync(new Uint8Array(bytes), {
    filter: ({ name }) => /\.(xml|rels)$/.test(name),
  });
  // The reader unpacks large parts in a worker that the page's policy does not let in; these are unpacked.
  const stored = zipSync(parts, { level: 0 });
  return readSheet(stored.buffer as ArrayBuffer, { trim: false });
}
