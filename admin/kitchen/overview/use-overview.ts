import { useCall } from '#admin/platform/client/use-call.ts';
import { useMay } from '#admin/platform/client/use-may.ts';
import { overview } from '#contract/kitchen/desk/desk.ts';

const REFRESH_MS = 20_000;

/**
 * What waits at the desk: read once for the menu, the overview, the tab's title and the news of
 * orders, whichever of them are there; also while the tab is hidden, since an order that comes in
 * is heard from there. Drivers have nothing that waits.
 */
export function useOverview() {
  const may = useMay();
  return useCall(
    overview.read,
    {},
    {
      enabled: may(overview.read),
      refetchInterval: REFRESH_MS,
      refetchIntervalInBackground: true,
    },
  );
}
