import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * Bundles the mail templates for the server into build/mail/templates.js, because Node runs our
 * TypeScript as it is but no JSX.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  publicDir: false,
  // All of react-email's own dependencies come along, so that what is not used of them is dropped:
  // imported whole it costs 50 MB of memory.
  ssr: { noExternal: true, external: ['react', 'react-dom', 'prettier'] },
  build: {
    ssr: 'api/kitchen/mail-templates/render-mail.tsx',
    outDir: 'build/mail',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'templates.js' } },
  },
});
