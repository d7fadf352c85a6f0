import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';

export const DataFormat = z.enum(['json', 'csv']);
export type DataFormat = z.output<typeof DataFormat>;

/** A file to save; `base64` is the whole of it. */
export const DataFile = z.object({
  fileName: z.string(),
  mediaType: z.string(),
  base64: z.string(),
});
export type DataFile = z.output<typeof DataFile>;

/** All that is kept about the signed-in customer (docs/rules.md#own-data). */
export const ownData = {
  download: endpoint({
    method: 'GET',
    path: '/v1/profile/data',
    access: 'customer',
    line: 'exports',
    summary: 'Download all the own data: one JSON file, or a zip with a CSV file for each kind',
    query: z.object({ format: z._default(DataFormat, 'json') }),
    data: DataFile,
    limit: { max: 20, windowSeconds: 3600, by: 'caller' },
  }),
};
