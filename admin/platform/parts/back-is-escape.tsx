import { Fade, type FadeProps, useForkRef } from '@mui/material';
import { useBlocker } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * How every dialog of the desk comes and goes (theme/surfaces.ts), and what Back does while one is
 * open: what Escape does there, on the page that it is. Nothing is added to the way back for it.
 *
 * The router asks only the blocker that came last, so that a dialog over an unsaved form is closed
 * before the form warns of anything.
 */
export function DialogTransition(props: FadeProps) {
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
