import { useCallback, useEffect, useState } from 'react';
import { ConfirmCodeBody, emailCodes } from '#contract/account/email-codes.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import { session } from '#web/account/session/session.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { keepEmailToken } from '#web/platform/client/inquiry-tokens.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Form } from '#web/platform/form/form.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { CodeField } from './code-by-mail.tsx';
import { codeSecretsOf, requestCode } from './request-code.ts';

/** Another code can be asked for after so many seconds. */
const ASK_AGAIN_AFTER = 30;

/** The account of the signed-in customer knows that this address is theirs now. */
function markVerified(email: string): void {
  const current = session.get();
  if (current.status !== 'signed-in' || current.user.email !== email) return;
  session.begin({ token: current.token, user: { ...current.user, email_verified: true } });
}

/** Proves the address by its code, and keeps the proof in this browser. */
async function confirm(typed: ConfirmCodeBody): Promise<void> {
  const proof = await call(emailCodes.confirm, {
    body: { ...typed, askings: codeSecretsOf(typed.email) },
  });
  keepEmailToken(proof);
  markVerified(proof.email);
}

/** Seconds that are left of `seconds` since this showed, down to 0, and how to begin anew. */
function useSecondsLeft(seconds: number): [left: number, startAgain: () => void] {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    look();
    const timer = setInterval(() => {
      look();
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);

  const startAgain = useCallback(() => setUntil(Date.now() + seconds * 1000), [seconds]);
  return [left, startAgain];
}

/**
 * The six digits that were sent to an address. It says the same for every address,
 * known or not. A code that is over leads to a new one.
 */
export function CodeForm({
  email,
  own = false,
  refused = null,
  onConfirmed,
  onChangeAddress,
}: {
  email: string;
  /** It is the address of the signed-in account, so that there is nothing to be silent about. */
  own?: boolean;
  /** Why no code was sent this time; the latest one may still work. */
  refused?: string | null;
  /** Called once the proof is kept; the button stays busy until it is done. */
  onConfirmed: () => Promise<void>;
  /** Absent where there is only this one address. */
  onChangeAddress?: () => void;
}) {
  const form = useZodForm(ConfirmCodeBody, { email, code: '' });
  const [left, startAgain] = useSecondsLeft(ASK_AGAIN_AFTER);
  const [trouble, setTrouble] = useState(refused);
  const again = useSubmit((address: string) => requestCode(address));

  const { submit, busy, error, clearError } = useSubmit(async (typed: ConfirmCodeBody) => {
    try {
      await confirm(typed);
    } catch (failure) {
      if (isApiError(failure) && failure.code === 'code_ended') setTrouble(failure.message);
      throw failure;
    }
    await onConfirmed();
    return true;
  });

  const { setFocus, setError, setValue } = form;
  const onItsWay = own
    ? `A six-digit code is on its way to ${email}.`
    : `If we have an inquiry from ${email}, a six-digit code is on its way.`;
  useEffect(() => {
    setFocus('code');
    if (!refused) announce(onItsWay);
  }, [setFocus, refused, onItsWay]);

  // A wrong code is corrected where it stands.
  useEffect(() => {
    if (error?.code !== 'code_wrong') return;
    setError('code', { type: 'server', message: error.message });
    setFocus('code', { shouldSelect: true });
  }, [error, setError, setFocus]);

  async function sendAgain() {
    if (waits) return;
    const asked = await again.submit(email);
    if (!asked) return;
    startAgain();
    clearError();
    setTrouble(asked.refused);
    setValue('code', '');
    setFocus('code');
    if (!asked.refused) announce(onItsWay);
  }

  const other = error && !['code_wrong', 'code_ended'].includes(error.code) ? error.message : null;
  const words = again.error?.message ?? trouble ?? other;
  // A code that is over needs no waiting.
  const waits = left > 0 && error?.code !== 'code_ended';
  return (
    <Form form={form} onSubmit={(typed) => void submit(typed)} label="Confirm the address">
      {trouble === null && <p className="wrap-anywhere">{onItsWay} It works for 10 minutes.</p>}
      <CodeField hint="It may take a minute. Please look into your spam folder too." />
      {words && <Banner kind="error">{words}</Banner>}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5">
        <Button type="submit" busy={busy} busyText="Checking…">
          Confirm
        </Button>
        <Button
          kind="quiet"
          aria-disabled={waits}
          busy={again.busy}
          busyText="Sending…"
          onClick={() => void sendAgain()}
        >
          <span className="tabular-nums">
            Send a new code{waits && <span aria-hidden="true"> in {left} s</span>}
          </span>
        </Button>
        {onChangeAddress && (
          <Button kind="plain" onClick={onChangeAddress}>
            Change address
          </Button>
        )}
      </div>
    </Form>
  );
}
