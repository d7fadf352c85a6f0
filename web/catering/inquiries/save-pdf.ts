import type { PdfDocument } from '#contract/money/documents.ts';
import { saveFile } from '#web/account/your-data/save-file.ts';

/** Hands a document of the API to the browser as a download. */
export const savePdf = (document: PdfDocument): void =>
  saveFile({ ...document, mediaType: 'application/pdf' });
