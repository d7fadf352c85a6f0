import * as z from 'zod/mini';

/** A document to download or print; `base64` is the whole file. */
export const PdfDocument = z.object({ fileName: z.string(), base64: z.string() });
export type PdfDocument = z.output<typeof PdfDocument>;
