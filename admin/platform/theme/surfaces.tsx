import { Fade, type FadeProps, useForkRef } from '@mui/material';
import { useBlocker } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { ComponentsTheme } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { COLOURS, LINE, type Tone, toneOf } from './colours.ts';
import { PHONE } from './sizes.ts';

/** `component` is no prop of the theme's in its types. */
const MENU_ITEM: object = { component: 'div' };

const alertTone = (severity: string, tone: Tone) => ({
  [`&.MuiAlert-color${severity}`]: {
    backgroundColor: toneOf(tone).tint,
    color: toneOf(tone).ink,
  },
});

/**
 * How every dialog of the desk comes and goes, and what Back does while one is
 * open: what Escape does there, on the page that it is. Nothing is added to the way back for it.
 *
 * The router asks only the blocker that came last, so that a dialog over an unsaved form is closed
 * before the form warns of anything.
 */
function DialogTransitionWithBack(props: FadeProps) {
  const shown = useRef<HTMLDivElement>(null);
  const blocker = useBlocker(({ historyAction }) => props.in === true && historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset?.();
    pressEscape(shown.current);
  }, [blocker]);
  useSomethingBehind();
  return <Fade {...props} ref={useForkRef(props.ref, shown)} />;
}

/** As if the key was pressed where the focus is: a list that is open over the dialog closes first. */
function pressEscape(dialog: HTMLElement | null): void {
  const { activeElement, body } = document;
  const at = activeElement === null || activeElement === body ? dialog : activeElement;
  at?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}

let openDialogs = 0;

/**
 * Where the page is the first that this tab has of the desk, Back would leave the desk, and no page
 * can stop that: it is put down a second time, and the one below is passed on the way back.
 */
function useSomethingBehind(): void {
  const location = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is when the dialog opens
  useEffect(() => {
    openDialogs += 1;
    if (history.state?.idx === 0) {
      history.replaceState({ ...history.state, isBelow: true }, '');
      void navigate(location, { state: location.state, preventScrollReset: true });
    }
    return () => {
      openDialogs -= 1;
    };
  }, []);
}

addEventListener('popstate', ({ state }) => {
  if (state?.isBelow && openDialogs === 0) history.back();
});

/** Paper, cards, dialogs, messages. */
export const surfaces: ComponentsTheme = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { backgroundColor: COLOURS.paper },
      ':focus-visible': { outline: `2px solid ${COLOURS.ink}`, outlineOffset: 2 },
      // What Tab passes by is no place to be, but for a button that waits and a card that is next.
      'input:focus-visible, textarea:focus-visible, [tabindex="-1"]:where(:not(button, article, li)):focus-visible':
        { outline: 'none' },
      '.words-for-readers': {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 12 } },
  },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { border: LINE, borderRadius: 16 } },
  },
  MuiDialog: {
    defaultProps: { slots: { transition: DialogTransitionWithBack } },
    styleOverrides: {
      paper: {
        borderRadius: 20,
        border: LINE,
        [PHONE]: {
          margin: 8,
          width: 'calc(100% - 16px)',
          maxWidth: 'calc(100% - 16px) !important',
        },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1.375rem', fontWeight: 750, fontStretch: '92%' } },
  },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '12px 24px 20px', gap: 8, flexWrap: 'wrap' } },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundColor: COLOURS.paper, color: COLOURS.ink, borderBottom: LINE },
    },
  },
  // Some of what a menu offers are links, which a list of `li` cannot hold.
  MuiMenu: {
    defaultProps: { slotProps: { list: { component: 'div' } } },
    styleOverrides: { paper: { border: LINE } },
  },
  MuiMenuItem: {
    defaultProps: MENU_ITEM,
    styleOverrides: { root: { whiteSpace: 'normal' } },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { backgroundColor: COLOURS.ink, color: COLOURS.paper, fontSize: '0.8125rem' },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        // The icon stands beside the first line, however many there are.
        alignItems: 'flex-start',
        borderRadius: 12,
        fontSize: '0.9375rem',
        ...alertTone('Error', 'chilli'),
        ...alertTone('Warning', 'turmeric'),
        ...alertTone('Success', 'leaf'),
        ...alertTone('Info', 'steel'),
      },
      icon: { color: 'inherit !important' },
      action: { alignSelf: 'center', paddingTop: 0 },
    },
  },
  // Under the bar, where it hides neither Save nor what moves a selection; where there is room, in the
  // middle of the bar, which is empty, so that it hides no title and no buttons either.
  MuiSnackbar: {
    styleOverrides: {
      root: {
        '&.MuiSnackbar-anchorOriginTopCenter': {
          top: 64,
          // Over the heading alone: the bar's search and the page's buttons stay in reach.
          '@media (min-width: 1100px)': { top: 54, maxWidth: 760 },
        },
      },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: { backgroundColor: COLOURS.ink, color: COLOURS.paper, borderRadius: 12 },
    },
  },
};
