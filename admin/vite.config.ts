import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from '../web/platform/build/compress-assets.ts';
import { firstPaintScript } from './platform/theme/first-paint.ts';

const OUTPUT = fileURLToPath(new URL('../build/admin', import.meta.url));

/** Builds the kitchen's desk into build/admin; it is served under /admin (api/platform/pages/serve-desk.ts). */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/admin/',
  plugins: [
    react(),
    {
      name: 'first-paint',
      transformIndexHtml: () => [
        { tag: 'script', children: firstPaintScript(), injectTo: 'head-prepend' },
      ],
    },
    { name: 'compressed-twins', apply: 'build', closeBundle: () => compressAssets(OUTPUT) },
  ],
  publicDir: false,
  // Of its own: the shop's development server runs beside this one.
  cacheDir: fileURLToPath(new URL('../node_modules/.vite/admin', import.meta.url)),
  build: {
    outDir: OUTPUT,
    emptyOutDir: true,
    // Fonts stay files: the Content-Security-Policy has no data: for them.
    assetsInlineLimit: 0,
    // One page for a few people who keep it open all day; a second is not worth a waterfall.
    chunkSizeWarningLimit: 2000,
  },
});
