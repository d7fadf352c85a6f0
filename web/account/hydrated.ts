import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page can do something yet: false in the server's HTML. A form is not sent before, since
 * the browser would send it on its own.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
