import { useSyncExternalStore } from 'react';

/** From where on there is room beside the form: the width of `lg`. */
const WIDE = '(width >= 64rem)';

function follow(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * Whether there is room beside the form. Only for what is not in the server's HTML, and where CSS
 * cannot tell: of a drawing that is on the page twice, the hidden one would take the other's colours.
 */
export const useRoomBeside = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(WIDE).matches,
    () => false,
  );
