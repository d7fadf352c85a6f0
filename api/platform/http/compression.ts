import { constants } from 'node:zlib';

/**
 * How answers that are made anew each time are compressed: well enough, and quickly. What is sent to
 * the program is not.
 */
export const COMPRESSION = {
  threshold: 1_500,
  globalDecompression: false,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};
