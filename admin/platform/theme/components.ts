import type { ComponentsTheme } from 'react-admin';
import type { Colours } from './colours.ts';
import { controls, tables } from './controls.ts';
import { reactAdminParts } from './react-admin-parts.ts';
import { surfaces } from './surfaces.ts';

/** How the parts of MUI and react-admin look in the house's colours: dense, calm, rounded. */
export function componentsIn(colours: Colours): ComponentsTheme {
  const line = `1px solid ${colours.line}`;
  return {
    ...surfaces(colours, line),
    ...controls(colours),
    ...tables(colours, line),
    ...reactAdminParts(colours, line),
  };
}
