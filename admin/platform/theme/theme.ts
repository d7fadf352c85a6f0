import type { ComponentsTheme, RaThemeOptions } from 'react-admin';
import { type Colours, DARK, LIGHT } from './colours.ts';
import { controls, tables } from './controls.tsx';
import { reactAdminParts } from './react-admin-parts.ts';
import { surfaces } from './surfaces.tsx';

declare module '@mui/material/styles' {
  interface Palette {
    house: Colours;
  }
  interface PaletteOptions {
    house?: Colours;
  }
}

const FONT = '"Anek Latin", system-ui, sans-serif';
const heading = (size: string, stretch: string) => ({
  fontSize: size,
  fontWeight: 750,
  fontStretch: stretch,
  letterSpacing: '-0.018em',
  lineHeight: 1.12,
});

/** How the parts of MUI and react-admin look in the shop's colours: dense, calm, rounded. */
function componentsIn(colours: Colours): ComponentsTheme {
  const line = `1px solid ${colours.line}`;
  return {
    ...surfaces(colours, line),
    ...controls(colours),
    ...tables(colours, line),
    ...reactAdminParts(colours, line),
  };
}

function themeOf(colours: Colours, mode: 'light' | 'dark'): RaThemeOptions {
  return {
    palette: {
      mode,
      house: colours,
      primary: { main: colours.chilli, dark: colours.chilliDeep, contrastText: colours.onChilli },
      secondary: { main: colours.ink, contrastText: colours.paper },
      error: { main: colours.chilliInk, contrastText: colours.card },
      warning: { main: colours.turmericInk, contrastText: colours.card },
      success: { main: colours.leafInk, contrastText: colours.card },
      info: { main: colours.steelInk, contrastText: colours.card },
      background: { default: colours.paper, paper: colours.card },
      text: { primary: colours.ink, secondary: colours.inkSoft },
      divider: colours.line,
      bulkActionsToolbarBackgroundColor: colours.turmericTint,
    },
    // `borderRadius: 3` in a screen is 12 px.
    shape: { borderRadius: 4 },
    sidebar: { width: 216, closedWidth: 56 },
    // Who asked the device for less motion does not wait for what nobody sees.
    motion: { reducedMotion: 'system' },
    typography: {
      fontFamily: FONT,
      htmlFontSize: 16,
      fontSize: 14.5,
      h1: heading('2rem', '90%'),
      h2: heading('1.5rem', '92%'),
      h3: heading('1.25rem', '94%'),
      h4: heading('1.125rem', '96%'),
      h5: heading('1.0625rem', '98%'),
      h6: { ...heading('1.0625rem', '98%'), lineHeight: 1.3 },
      body1: { fontSize: '1rem', lineHeight: 1.5 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.45 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.35 },
      button: { fontWeight: 650, textTransform: 'none', letterSpacing: 0 },
      subtitle2: { fontWeight: 650 },
    },
    components: componentsIn(colours),
  };
}

/** The desk's look by day. */
export const lightTheme = themeOf(LIGHT, 'light');

/** The desk's look by night. */
export const darkTheme = themeOf(DARK, 'dark');
