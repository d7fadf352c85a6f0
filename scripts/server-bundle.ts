import type { Plugin } from 'vite';

/** Small, but names stay: what the log says of an error names functions as they are written. */
export const READABLE = { compress: true, mangle: false };

/**
 * Node keeps a source of which one letter is beyond ASCII at two bytes a letter: they are escaped. Within
 * `String.raw` an escape is not the letter, so that none may stand there.
 */
export const oneByteSources: Plugin = {
  name: 'one-byte-sources',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const [raw] = /String\.raw`[^`]*[^\0-\x7f`]/.exec(chunk.code) ?? [];
      if (raw)
        this.error(`A letter beyond ASCII in a raw text, where it cannot be escaped: ${raw}`);
      chunk.code = chunk.code.replaceAll(
        /[^\0-\x7f]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
    }
  },
};
