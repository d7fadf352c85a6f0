import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Customer } from '#contract/account/customer.ts';
import { type OwnPhone, ownPhone } from '#contract/account/own-phone.ts';
import type { PhoneChannel } from '#contract/kitchen/channels.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { counted } from '#domain/platform/plural.ts';
import { CodeField } from '#web/account/email-codes/code-by-mail.tsx';
import { TextLink } from '#web/account/sign-in/text-link.tsx';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Form } from '#web/platform/form/form.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { SkeletonText } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { refreshCustomer } from './save-settings.ts';
import { SettingSwitch } from './settings-section.tsx';
import type { SettingsForm } from './use-settings-form.ts';

const CHANNEL_WORDS: Record<PhoneChannel, string> = { sms: 'SMS', whatsapp: 'WhatsApp' };

/** The phone of the account, by what it is now: another number has to be shown anew. */
const ownPhoneQuery = (user: Customer) =>
  queryOptions({
    queryKey: ['own-phone', user.phone],
    queryFn: () => call(ownPhone.read, {}),
    staleTime: 60_000,
  });

/** Takes what a call said of the phone for what is so. */
function useKeepPhone(user: Customer): (phone: OwnPhone) => void {
  const queries = useQueryClient();
  return (phone) => queries.setQueryData(ownPhoneQuery(user).queryKey, phone);
}

/**
 * News of orders on the phone, where the kitchen sends any: first it is shown that the phone is the
 * customer's own, then each channel has its switch. Nothing where the kitchen sends none.
 */
export function PhoneNews({ form, user }: { form: SettingsForm; user: Customer }) {
  const { data, error, refetch, isFetching } = useQuery(ownPhoneQuery(user));
  if (error && !data)
    return (
      <ErrorState
        title="What comes to your phone did not load"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <SkeletonText lines={5} />;
  const { phone, isVerified, channels, codesBy } = data;
  const offered = channels.map(({ channel }) => CHANNEL_WORDS[channel]).join(' or ');
  if (!isVerified && codesBy === null) return null;
  return (
    <div className="mt-5 border-t border-line pt-5">
      <h3 className="text-title-sm" tabIndex={-1} id={HEADING}>
        On your phone
      </h3>
      {phone === null ? (
        <p className="mt-1.5 max-w-text text-ink-soft">
          <TextLink to={paths.profile}>Save a phone number in your profile</TextLink>, and news of
          your orders can come by {offered}.
        </p>
      ) : isVerified ? (
        <ChannelSwitches form={form} channels={channels} />
      ) : (
        <ShowItIsYours user={user} phone={phone} by={CHANNEL_WORDS[codesBy ?? 'sms']} />
      )}
      {data.accounts.map((account) => (
        <SamePhone key={account.id} account={account} user={user} />
      ))}
    </div>
  );
}

/** What had the focus is gone once it is done: the heading has it then. */
const HEADING = 'on-your-phone';
const focusHeading = () => document.getElementById(HEADING)?.focus();

type Channels = { channels: OwnPhone['channels'] };

/** One switch for each channel; the channel on which somebody has answered STOP says so. */
const ChannelSwitches = ({ form, channels }: Channels & { form: SettingsForm }) => (
  <div className="mt-3 grid gap-2">
    {channels.map(({ channel, isOptedOut }) => (
      <SettingSwitch
        key={channel}
        form={form}
        name={channel}
        label={`${CHANNEL_WORDS[channel]} instead of e-mail`}
        hint={
          isOptedOut
            ? 'You have answered STOP, and get none. Send us START from your phone, and they come again.'
            : 'For the order updates above: a delivery tomorrow, a late van, another dish. Confirmations, receipts and quotes come by e-mail all the same.'
        }
      />
    ))}
  </div>
);

type YoursProps = { user: Customer; phone: string };

/** Sends a code to the phone, then takes it. */
function ShowItIsYours({ user, phone, by }: YoursProps & { by: string }) {
  const [sent, setSent] = useState(false);
  const { submit, busy, error } = useSubmit(async () => {
    await call(ownPhone.sendCode, {});
    setSent(true);
    announce(`A six-digit code is on its way to ${formatPhone(phone)}.`);
  });
  return (
    <>
      <p className="mt-1.5 max-w-text text-ink-soft">
        Order updates can come to <span className="whitespace-nowrap">{formatPhone(phone)}</span>{' '}
        instead of your e-mail.{' '}
        {user.email_verified
          ? 'We send a code there first, so that nobody else gets them.'
          : 'Please confirm your e-mail address first, above.'}
      </p>
      {error && (
        <Banner kind="error" className="mt-3">
          {error.message}
        </Banner>
      )}
      {sent && <PhoneCodeForm user={user} phone={phone} />}
      {user.email_verified && (
        <Button
          kind="quiet"
          size="small"
          className="mt-3"
          busy={busy}
          busyText="Sending a code…"
          onClick={() => submit(undefined)}
        >
          {sent ? 'Send a new code' : `Send me a code by ${by}`}
        </Button>
      )}
    </>
  );
}

function PhoneCodeForm({ user, phone }: YoursProps) {
  const form = useZodForm(ownPhone.confirm.body, { code: '' });
  const keepPhone = useKeepPhone(user);
  const toast = useToast();
  const { submit, busy, error } = useSubmit(async (body: { code: string }) => {
    const confirmed = await call(ownPhone.confirm, { body });
    await refreshCustomer();
    keepPhone(confirmed.phone);
    toast({ message: 'Your phone is confirmed. What comes to it you choose here.' });
    focusHeading();
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <div className="mt-4 max-w-form">
      <Form
        form={form}
        onSubmit={(typed) => void submit(typed)}
        label="Show that the phone is yours"
      >
        <p>
          A six-digit code is on its way to{' '}
          <span className="whitespace-nowrap">{formatPhone(phone)}</span>. It works for 10 minutes.
        </p>
        <CodeField hint="None after a minute? If you have ever answered STOP, send us START first." />
        {error && <Banner kind="error">{error.message}</Banner>}
        <Button type="submit" busy={busy} busyText="Checking…">
          Confirm
        </Button>
      </Form>
    </div>
  );
}

type SamePhoneProps = { account: OwnPhone['accounts'][number]; user: Customer };

/** `12 tiffins left, 3 orders` */
const contents = ({ tiffinsLeft, orders }: SamePhoneProps['account']): string =>
  [
    tiffinsLeft > 0 && `${counted(tiffinsLeft, 'tiffin')} left`,
    orders > 0 && counted(orders, 'order'),
  ]
    .filter(Boolean)
    .join(', ') || 'An address, and what you eat';

/** What the kitchen wrote down under this number for somebody who called: it can become part of this account. */
function SamePhone({ account, user }: SamePhoneProps) {
  const [asked, setAsked] = useState(false);
  const queries = useQueryClient();
  const keepPhone = useKeepPhone(user);
  const toast = useToast();
  const { submit, busy, error, clearError } = useSubmit(async () => {
    keepPhone(await call(ownPhone.join, { body: { accountId: account.id } }));
    toast({ message: 'It is in your account now.' });
    focusHeading();
    void queries.invalidateQueries();
  });
  const close = () => {
    clearError();
    setAsked(false);
  };
  return (
    <div className="mt-5 rounded-card border border-line bg-sunken p-4">
      <p className="font-semibold">
        The kitchen has written down {account.firstName || 'somebody'} under your number.
      </p>
      <p className="mt-1 text-ink-soft">
        {contents(account)}. Is that you? Then it can be part of your account.
      </p>
      <Button
        kind="quiet"
        size="small"
        className="mt-3"
        aria-label={`That is me: ${account.firstName}, ${contents(account)}`}
        onClick={() => setAsked(true)}
      >
        That is me
      </Button>
      <Dialog
        open={asked}
        onClose={close}
        busy={busy}
        title="Put it into your account?"
        actions={
          <>
            <Button kind="quiet" onClick={close} aria-disabled={busy}>
              Not now
            </Button>
            <Button busy={busy} busyText="Putting it together…" onClick={() => submit(undefined)}>
              Put it together
            </Button>
          </>
        }
      >
        {error && (
          <Banner kind="error" className="mb-4">
            {error.message}
          </Banner>
        )}
        <p>
          Plans, credits, orders and addresses of {account.firstName || 'this account'} move into
          yours, for good. If somebody else in your home calls from this number and they are theirs,
          leave it as it is.
        </p>
      </Dialog>
    </div>
  );
}
