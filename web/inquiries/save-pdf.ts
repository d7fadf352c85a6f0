import type { PdfDocument } from '#contract/documents.ts';
import { saveFile } from '#web/your-data/save-file.ts';

/** Hands a document of the API to the browser as a download. */
export const savePdf = (document: PdfDocument): void =>
  saveFile({ ...document, mediaType: 'application/pdf' });
