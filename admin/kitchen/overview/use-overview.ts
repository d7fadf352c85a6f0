import { useCall } from '#admin/platform/client/use-call.ts';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { type Overview, overview } from '#contract/kitchen/desk.ts';
import { formatInstant } from '#domain/platform/days.ts';

const REFRESH_MS = 20_000;

/**
 * What waits at the desk: read once for the menu, the overview, the tab's title and the news of
 * orders, whichever of them are there; also while the tab is hidden, since an order that comes in
 * is heard from there. Drivers have nothing that waits.
 */
export function useOverview() {
  const may = useCanCall();
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

/** What keeps the program itself from its work, in words for whoever runs the kitchen; null when nothing. */
export function programTroubleText({
  canSave,
  standstill,
  copyTrouble,
}: Pick<Overview, 'canSave' | 'standstill' | 'copyTrouble'>): string | null {
  if (!canSave)
    return 'The disk with the kitchen’s data is full. Nothing can be saved, by you or by customers, and mails, reminders and the nightly backup wait. As soon as there is room on it again, everything goes on by itself.';
  if (standstill)
    return `Mails, reminders and the nightly backup have stood still since ${formatInstant(standstill.since)}. Nothing is lost: please have Dabba started anew, and they are caught up on. If they stand still again, its log says why.`;
  return copyTrouble && copyTroubleText(copyTrouble);
}

/** What to do about copies, for whoever looks after the server. */
function copyTroubleText({ kind, lastGood }: NonNullable<Overview['copyTrouble']>): string {
  const what =
    kind === 'failed'
      ? 'The last copy of the kitchen’s data to another machine has failed.'
      : 'The nightly copy of the kitchen’s data to another machine has not been made.';
  const last = lastGood
    ? `The last good one is of ${formatInstant(lastGood)}.`
    : 'There is no good one yet.';
  return `${what} ${last} All is still on this machine alone, and would go with it. Please ask whoever looks after the server to see what “journalctl -u dabba-copy” says, to mend it, and to run “deploy/dabba copy”: this message goes with the next good copy.`;
}
