import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('../ui/create-icon.ts', import.meta.url));

/**
 * Lets the browser's program make icons with `ui/create-icon.ts`. Lucide's own way from an icon's
 * data to its SVG knows sizes, scales and contexts that `ui/icon.tsx` never asks for, and every page
 * would load it. `create-icon.test.tsx` holds both to the same SVG.
 */
export function slimIcons(): Plugin {
  let done = false;
  return {
    name: 'slim-icons',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^\.\.\/createLucideIcon\.mjs$/ },
      handler() {
        done = true;
        return OURS;
      },
    },
    buildEnd(error) {
      if (!error && !done)
        throw new Error('Lucide no longer makes its icons as slim-icons.ts thinks.');
    },
  };
}
