import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the program is here: false in the server's HTML and while React takes it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
