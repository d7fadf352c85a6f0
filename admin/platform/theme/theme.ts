import type { RaThemeOptions } from 'react-admin';
import { COLOURS } from './colours.ts';
import { controls, tables } from './controls.tsx';
import { reactAdminParts } from './react-admin-parts.ts';
import { surfaces } from './surfaces.tsx';

declare module '@mui/material/styles' {
  interface Palette {
    house: typeof COLOURS;
  }
  interface PaletteOptions {
    house?: typeof COLOURS;
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

/** Black by day and white by night, so opaque: what MUI lays over whatever is below. */
const veil = (byDay: number, byNight = byDay) =>
  `light-dark(rgb(0 0 0 / ${byDay}), rgb(255 255 255 / ${byNight}))`;

/**
 * The desk's look, by day and by night: one theme, whose colours follow the page's `color-scheme`. MUI
 * takes it for a light one, so what else it has two of is said here.
 */
export const deskTheme: RaThemeOptions = {
  // Tints are worked out in CSS, for MUI itself cannot read a pair of colours.
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    house: COLOURS,
    primary: { main: COLOURS.chilli, dark: COLOURS.chilliDeep, contrastText: COLOURS.onChilli },
    secondary: { main: COLOURS.ink, contrastText: COLOURS.paper },
    error: { main: COLOURS.chilliInk, contrastText: COLOURS.card },
    warning: { main: COLOURS.turmericInk, contrastText: COLOURS.card },
    success: { main: COLOURS.leafInk, contrastText: COLOURS.card },
    info: { main: COLOURS.steelInk, contrastText: COLOURS.card },
    background: { default: COLOURS.paper, paper: COLOURS.card },
    text: { primary: COLOURS.ink, secondary: COLOURS.inkSoft, disabled: veil(0.38, 0.5) },
    divider: COLOURS.line,
    action: {
      active: veil(0.54, 1),
      hover: veil(0.04, 0.08),
      hoverOpacity: 0.06,
      selected: veil(0.08, 0.16),
      selectedOpacity: 0.12,
      disabled: veil(0.26, 0.3),
      disabledBackground: veil(0.12),
      focus: veil(0.12),
    },
    bulkActionsToolbarBackgroundColor: COLOURS.turmericTint,
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
  components: { ...surfaces, ...controls, ...tables, ...reactAdminParts },
};
