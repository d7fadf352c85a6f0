import type { QueryClient } from '@tanstack/react-query';
import { session } from './session.ts';

/** Whose data the cache may hold. */
function holder(): string | null {
  const current = session.get();
  return current.status === 'signed-in' ? current.user.id : null;
}

/**
 * Empties the cache when the customer whose data it holds is no longer the one signed in, here or
 * through another tab; for as long as the tab lives. Used once, where the cache is made.
 */
export function forgetOnSignOut(queryClient: QueryClient): void {
  let before = holder();
  session.subscribe(() => {
    const now = holder();
    if (before !== null && now !== before) queryClient.clear();
    before = now;
  });
}
