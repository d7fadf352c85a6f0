import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { oneByteSources, READABLE } from './scripts/server-bundle.ts';
import { isNeededEverywhere } from './web/platform/build/needed-everywhere.ts';

/** What the bundler tells a group of chunks about the program. */
type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/**
 * The files of the browser's program: few, and none with much that a page does not need. A group takes
 * what its modules import along, unless a group of higher priority has it.
 */
const groups = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//,
    priority: 4,
  },
  {
    // Not the icons: the package's index imports all of them, and each comes with who shows it.
    test: (id: string) => !id.includes('/lucide-react/'),
    name: (id: string, graph: Graph) =>
      isNeededEverywhere(id, (one) => graph.getModuleInfo(one)) ? 'shop' : null,
    priority: 3,
  },
  { name: 'schemas', test: /node_modules\/zod\//, priority: 2 },
  { name: 'query-library', test: /node_modules\/@tanstack\//, priority: 2 },
  // Not the forms: their library would come along to pages without one.
  // What half of the pages share.
  { name: 'shared', test: /\/web\/(?!platform\/form\/)/, minShareCount: 21, priority: 1 },
];

const NAMED: readonly unknown[] = ['shop', ...groups.map(({ name }) => name)];

/** Groups are called by their names, all else by its hash alone: every page loads the list of all. */
const fileNameOf = ({ name }: { name: string }): string =>
  NAMED.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';

/** Its index would have the server make all of its icons at the start, of which a few are drawn. */
const ICONS = 'lucide-react';

/** The built server has of these what it uses: whole, they take more of its memory (docs/decisions/0054). */
const TAKEN_APART = [
  ...[ICONS, 'zod', '@hookform/resolvers', '@tanstack/react-query', 'react-hook-form'],
];

/** Builds the shop (web/) into build/web; the desk has a configuration of its own. */
export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), oneByteSources],
  publicDir: 'web/public',
  build: {
    // Fonts and pictures stay files: the Content-Security-Policy has no data: for fonts.
    assetsInlineLimit: 0,
  },
  // Known from the start, so that the first page in development is not loaded twice.
  optimizeDeps: {
    include: [
      '@hookform/resolvers/zod',
      '@tanstack/react-query',
      ICONS,
      'react-hook-form',
      'zod/mini',
    ],
  },
  ssr: { noExternal: command === 'build' ? TAKEN_APART : [ICONS] },
  server: { watch: { ignored: ['**/build/**', '**/data/**', '**/test-results/**'] } },
  environments: {
    ssr: {
      build: { rolldownOptions: { output: { codeSplitting: false, minify: READABLE } } },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: fileNameOf,
            entryFileNames: 'assets/[hash].js',
            codeSplitting: { groups },
          },
        },
      },
    },
  },
}));
