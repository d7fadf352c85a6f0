import { CircleCheck, Link2Off, MailX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isApiError } from '#contract/platform/api-error.ts';
import { AccountFrame, Outcome } from '#web/account/sign-in/account-frame.tsx';
import { SupportLine } from '#web/account/sign-in/support-line.tsx';
import { pageMeta } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import { call, loadModule } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import type { Route } from './+types/unsubscribe-page';

export const handle: PageHandle = { secret: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Unsubscribe',
    description: 'Get no more of the mails that no order needs.',
    path: paths.unsubscribe,
    noindex: true,
  });

/** What each choice brings, in the words of the settings. */
const MAILS = {
  orderUpdates:
    'reminders of deliveries, of credits that run low and of quotes that end soon, and word of a late van or another dish, of what your usual has booked and of snacks that are ready',
  promotions: 'the menu of the week and what the kitchen offers',
};

type Choice = keyof typeof MAILS;

/** What the link is about; only the server can tell whether it is one of ours. */
const choiceIn = (token: string): Choice | undefined =>
  (Object.keys(MAILS) as Choice[]).find((choice) => token.startsWith(`${choice}.`));

const inSettings = (
  <LinkButton to={paths.settings} kind="quiet">
    Open my settings
  </LinkButton>
);

/** Ends the mails that a token names; nobody needs to sign in for it. */
function UnsubscribeButton({
  token,
  onDone,
  onRefused,
}: {
  token: string;
  onDone: () => void;
  /** The token is none of ours. */
  onRefused: () => void;
}) {
  const { submit, busy, error } = useSubmit(async (query: { token: string }) => {
    const { unsubscribe } = await loadModule(
      () => import('#contract/account/customer-settings.ts'),
    );
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

/** What the link at the foot of an optional mail opens; visiting it changes nothing. */
export default function UnsubscribePage() {
  const [query] = useSearchParams();
  const token = query.get('token')?.trim() ?? '';
  const choice = choiceIn(token);
  const [state, setState] = useState<'asked' | 'done' | 'refused'>('asked');

  if (state === 'done' && choice) {
    return (
      <AccountFrame title="You are unsubscribed" focusTitle below={<SupportLine />}>
        <Outcome kind="good" icon={CircleCheck} action={inSettings}>
          <p>We no longer send you {MAILS[choice]}.</p>
          <p className="mt-3 text-ink-soft">
            Mails that an order needs still come. You can change your mind in your settings.
          </p>
        </Outcome>
      </AccountFrame>
    );
  }
  if (state === 'refused' || !choice) {
    return (
      <AccountFrame
        title="This link is not complete"
        focusTitle={state === 'refused'}
        below={<SupportLine />}
      >
        <Outcome kind="bad" icon={Link2Off} action={inSettings}>
          <p>
            If it is broken over two lines in your mail, copy the whole of it. Or choose in your
            settings which mails you get.
          </p>
        </Outcome>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Unsubscribe" below={<SupportLine />}>
      <Outcome
        kind="bad"
        icon={MailX}
        action={
          <UnsubscribeButton
            token={token}
            onDone={() => setState('done')}
            onRefused={() => setState('refused')}
          />
        }
      >
        <p>You get mails from us that no order needs: {MAILS[choice]}.</p>
        <p className="mt-3 text-ink-soft">Press the button and they stop at once.</p>
      </Outcome>
    </AccountFrame>
  );
}
