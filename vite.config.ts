import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { isNeededEverywhere } from './web/build/needed-everywhere.ts';

/** Builds the shop (web/) into build/web; the desk has a configuration of its own. */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
      'lucide-react',
      'react-hook-form',
      'zod/mini',
    ],
  },
  server: { watch: { ignored: ['**/build/**', '**/data/**', '**/test-results/**'] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files, and none with bytes that a page does not need: the libraries, what every
            // page of ours shares, what forms share, and the rest by the pages that share it.
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//,
                  priority: 4,
                },
                {
                  // Not the icons: the package's index imports all of them, a page but a few.
                  test: (id) => !id.includes('lucide-react'),
                  name: (id, graph) =>
                    isNeededEverywhere(id, (one) => graph.getModuleInfo(one)) ? 'shop' : null,
                  priority: 3,
                },
                {
                  // The icon of a mistake is in banners and in forms, and would be with the forms.
                  name: 'notices',
                  test: /\/web\/ui\/banner\.tsx|\/icons\/circle-alert\./,
                  priority: 3,
                },
                {
                  name: 'forms',
                  test: /node_modules\/react-hook-form\/|\/web\/ui\/form\/(?!use-zod-form)/,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  // What checks a form brings the schemas' library along; a page may do without it
                  // until somebody fills its form in.
                  name: 'form-checks',
                  test: /node_modules\/@hookform\/|\/web\/ui\/form\/use-zod-form\./,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
});
