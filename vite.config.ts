import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkFileNames, chunkGroups } from './web/build/chunks.ts';
import { slimContract } from './web/build/slim-contract.ts';
import { slimIcons } from './web/build/slim-icons.ts';
import { slimRouter } from './web/build/slim-router.ts';

/** Builds the shop (web/) into build/web; the desk has a configuration of its own. */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), slimRouter(), slimIcons(), slimContract()],
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
            chunkFileNames,
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
});
