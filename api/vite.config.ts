import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { oneByteSources, READABLE } from '../scripts/server-bundle.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * What a file of ours says of its own place goes on being true within the bundle: threads, migrations
 * and posts are found where they are written.
 */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform: {
    filter: { code: 'import.meta.', id: { exclude: /node_modules/ } },
    handler(code, id) {
      const path = `../../${relative(root, id)}`;
      const own: Record<string, string> = {
        url: `new URL(${JSON.stringify(path)}, import.meta.url).href`,
        dirname: `(import.meta.dirname + ${JSON.stringify(`/${dirname(path)}`)})`,
      };
      return code.replaceAll(/import\.meta\.(url|dirname)/g, (whole, of) => own[of] ?? whole);
    },
  },
};

/**
 * Bundles the server into build/server/main.js: 2,200 files, each with its text, its tables and its
 * compiled code, take 25 MB more of memory (docs/decisions/0054).
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [ownPlaces, oneByteSources],
  ssr: {
    noExternal: true,
    // What the shop's build imports too, what has files beside it or programs within, and what only
    // threads and developers load.
    external: [
      ...['react', 'react-dom', 'react-router'],
      ...['sharp', 'pino', 'swagger-ui-dist', 'pdfkit', 'fontkit', 'vite'],
    ],
  },
  build: {
    ssr: 'api/main.ts',
    outDir: 'build/server',
    emptyOutDir: true,
    target: 'node26',
    rolldownOptions: {
      output: { entryFileNames: 'main.js', minify: READABLE },
    },
  },
});
