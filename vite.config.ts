import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

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
            // Few files: what every page needs in two, what forms need in one, the rest by page.
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//,
                  priority: 3,
                },
                {
                  name: 'shop',
                  test: /node_modules\/lucide-react\/|\/web\/(?:ui\/[\w-]+\.|chrome\/|data\/|theme\/|session\/)|\/web\/[\w-]+\.ts|\/domain\//,
                  minShareCount: 4,
                  priority: 2,
                },
                {
                  name: 'forms',
                  test: /node_modules\/(?:react-hook-form|@hookform)\/|\/web\/ui\/form\//,
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
