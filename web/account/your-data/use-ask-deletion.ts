import { useNavigate } from 'react-router';
import { leaving } from '#contract/account/leaving.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { paths } from '#web/paths.ts';

/** What the page of leaving is told by the one that asked: the day. */
export type AskedDeletion = { deletionDay: string };

/** Asks for the deletion; then the page of leaving ends the session, which opens nothing any more. */
export function useAskDeletion() {
  const navigate = useNavigate();
  const { submit, busy, error } = useSubmit(
    async (proof: { password: string } | { code: string; askings: string[] }) => {
      const { day } = await call(leaving.ask, { body: proof });
      await navigate(paths.leaving, {
        replace: true,
        state: { deletionDay: day } satisfies AskedDeletion,
      });
    },
  );
  return { ask: submit, busy, error };
}

export type AskDeletion = ReturnType<typeof useAskDeletion>['ask'];
