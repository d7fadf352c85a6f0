import { useCallback } from 'react';

/** What can have the keyboard: what is pressed, and cards; no field, which would call up a phone's own. */
const PLACES =
  ':is(a[href], button, [tabindex]):not(:disabled, [aria-disabled="true"], input, textarea)';

/** What is read as a whole: whoever comes to it hears what it is before pressing anything in it. */
const CARD = '[tabindex="-1"]:not(button)';

const { DOCUMENT_POSITION_FOLLOWING: FOLLOWING, DOCUMENT_POSITION_CONTAINED_BY: INSIDE } =
  globalThis.Node ?? {};

/** Whether a place comes where something was taken out of the page, or later. */
function comesAfter({ target, nextSibling }: MutationRecord, place: Element): boolean {
  if (nextSibling?.isConnected)
    return nextSibling === place || (nextSibling.compareDocumentPosition(place) & FOLLOWING) !== 0;
  return (target.compareDocumentPosition(place) & (FOLLOWING | INSIDE)) === FOLLOWING;
}

/**
 * Who has the keyboard after something that had it is gone: itself at another place, the card that it
 * was in, or what is next. A key that is held down presses nothing of another card.
 */
function nextFocusTarget(lost: Element, gone: MutationRecord, within: Element): HTMLElement | null {
  const id = lost.closest('[id][tabindex]')?.id;
  const elsewhere = id && document.getElementById(id);
  if (elsewhere) return elsewhere;
  const cardOf = (node: Node | undefined) => {
    const card = node instanceof Element ? node.closest<HTMLElement>(CARD) : null;
    return card && within.contains(card) ? card : null;
  };
  const around = cardOf(gone.target);
  if (around) return around;
  const places = [...within.querySelectorAll<HTMLElement>(PLACES)].filter((place) =>
    place.checkVisibility({ visibilityProperty: true }),
  );
  const place = places.find((each) => comesAfter(gone, each)) ?? places.at(-1);
  return cardOf(place) ?? place ?? null;
}

/**
 * For a place whose parts go once they are done with: a card that is delivered, a chip that is taken.
 * A browser drops the focus with them, and who works by keyboard would begin at the top again (WCAG
 * 2.4.3). It goes to where the same thing stands now, or to what comes next, or to the page's heading.
 */
export function useFocusRecovery() {
  return useCallback((within: HTMLElement | null) => {
    if (!within) return undefined;
    let lost: Element | null = null;
    let path = '';

    const remember = ({ target }: Event) => {
      lost = (target as Element).matches(':focus-visible') ? (target as Element) : null;
      path = location.pathname;
    };
    const goOn = (records: readonly MutationRecord[]) => {
      if (lost?.isConnected !== false || document.activeElement !== document.body) return;
      const gone = records.find(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(lost)),
      );
      const next = gone && nextFocusTarget(lost, gone, within);
      lost = null;
      // A page that is left says itself where one is.
      if (path === location.pathname) (next ?? document.querySelector('h1'))?.focus();
    };
    const observer = new MutationObserver(goOn);
    observer.observe(within, { childList: true, subtree: true });
    for (const kind of HAS_IT) within.addEventListener(kind, remember);
    const forget = () => {
      lost = null;
    };
    document.addEventListener('pointerdown', forget, true);

    return () => {
      observer.disconnect();
      document.removeEventListener('pointerdown', forget, true);
      queueMicrotask(() => goOn([]));
    };
  }, []);
}

/** A key, too: what was pressed with the mouse before is in the keyboard's hand then. */
const HAS_IT = ['focusin', 'keydown'];
