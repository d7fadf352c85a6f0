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
});
