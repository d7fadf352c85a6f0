import { isApiError } from '#contract/platform/api-error.ts';
import { call, loadPart } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';

/** Ends the mails that a token names; nobody needs to sign in for it. */
export function UnsubscribeButton({
  token,
  onDone,
  onRefused,
}: {
  token: string;
  onDone: () => void;
  /** The token is none of the house's. */
  onRefused: () => void;
}) {
  const { submit, busy, error } = useSubmit(async (query: { token: string }) => {
    const { unsubscribe } = await loadPart(() => import('#contract/account/unsubscribe.ts'));
    try {
      await call(unsubscribe.one, { query });
    } catch (refused) {
      if (!isApiError(refused) || refused.status === 0 || refused.status >= 429) throw refused;
      onRefused();
      return;
    }
    onDone();
  });
  return (
    <>
      <Button busy={busy} busyText="Unsubscribing…" onClick={() => void submit({ token })}>
        Unsubscribe
      </Button>
      {error && (
        <Banner kind="error" className="mt-4">
          {error.message}
        </Banner>
      )}
    </>
  );
}
