import type { ServerBuild } from 'react-router';
import type { FinishedPage } from './finished-page.ts';

/** The address of the page that says that too many pages are asked for (`handle.busy`). */
function busyAddress(routes: ServerBuild['routes']): string {
  for (const route of Object.values(routes)) {
    const handle = (route?.module as { handle?: { busy?: true } } | undefined)?.handle;
    if (route?.path && handle?.busy) return `/${route.path}`;
  }
  throw new Error('no page of the shop says that too many are asked for');
}

/**
 * Keeps the page for whoever finds the line full. It is the same for everybody and made ahead of the
 * line: once, until content changes.
 */
export function keepBusyPage(
  routes: ServerBuild['routes'],
  make: (address: string) => Promise<FinishedPage>,
): { get(): Promise<FinishedPage>; clear(): void } {
  const address = busyAddress(routes);
  let made: Promise<FinishedPage> | undefined;
  const clear = () => {
    made = undefined;
  };
  return {
    clear,
    get() {
      made ??= make(address).catch((error) => {
        clear();
        throw error;
      });
      return made;
    },
  };
}
