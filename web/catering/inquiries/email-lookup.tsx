import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { email } from '#contract/platform/primitives.ts';
import { CodeForm } from '#web/account/email-codes/confirm-by-code.tsx';
import { requestCode } from '#web/account/email-codes/request-code.ts';
import { useSendsMail } from '#web/kitchen/business.ts';
import { MailUnavailable } from '#web/kitchen/mail-unavailable.tsx';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { CONTROL, Labelled } from '#web/platform/form/labelled.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { LazyBoundary } from '#web/platform/ui/lazy-boundary.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { asksForCode, codeFailure } from './inquiry-failures.ts';
import { inquiriesQuery, useInquiriesCache } from './queries.ts';

type Step =
  | { at: 'address'; focus: boolean }
  | { at: 'code'; refused: string | null }
  | { at: 'no-mail' };

/** What a screen calls things. */
export type LookupLabels = {
  /** Nothing was typed. */
  empty: string;
  failed: string;
  button: string;
  busy: string;
};

/**
 * The address, typed: one field that does without the forms' library, since it is on the first screen
 * of people who need it least. `focus` puts the caret there, when somebody came back to change it.
 */
function EmailForm({
  words,
  address,
  focus,
  failed,
  onLookUp,
}: {
  words: LookupLabels;
  address: string;
  focus: boolean;
  /** Why the last try did not work. */
  failed: string | null;
  onLookUp: (address: string) => Promise<unknown>;
}) {
  const [mistake, setMistake] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { submit, busy } = useSubmit(async (typed: string) => onLookUp(typed));
  useEffect(() => {
    if (focus) input.current?.focus();
  }, [focus]);

  /** The address that is typed; null, and its mistake is shown, where it is none. */
  function readAddress(): string | null {
    const read = z.safeParse(
      email('Please provide a valid email address', words.empty),
      input.current?.value ?? '',
    );
    setMistake(read.success ? '' : (read.error.issues[0]?.message ?? ''));
    return read.success ? read.data : null;
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readAddress();
    if (typed !== null) return void submit(typed);
    announce('One field needs your attention.');
    input.current?.focus();
  }

  return (
    // Sends nothing by itself: web/platform/start/early-events.ts keeps what is sent before the program is here.
    <form
      method="dialog"
      noValidate
      onSubmit={send}
      aria-label="Find inquiries by e-mail"
      className="grid gap-5"
    >
      <Labelled label="E-mail address" hint="The one that you gave in the inquiry." error={mistake}>
        {(wiring) => (
          <input
            {...wiring}
            ref={input}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={address}
            onChange={() => mistake && readAddress()}
            className={CONTROL}
          />
        )}
      </Labelled>
      {failed && !busy && <Banner kind="error">{failed}</Banner>}
      <Button type="submit" busy={busy} busyText={words.busy} className="justify-self-start">
        {words.button}
      </Button>
    </form>
  );
}

/**
 * Looks the inquiries of an address up: what was proved in this browser or belongs to
 * the session shows at once, any other address after the code that is sent to it.
 */
export function EmailLookup({
  words,
  focus = false,
  onFound,
}: {
  words: LookupLabels;
  /** It was asked for, and takes the caret at once. */
  focus?: boolean;
  /** The inquiries of this address are read. */
  onFound: (address: string) => void;
}) {
  const queries = useQueryClient();
  const cache = useInquiriesCache();
  const [address, setAddress] = useState('');
  const [step, setStep] = useState<Step>({ at: 'address', focus });
  const [failed, setFailed] = useState<string | null>(null);
  const sendsMail = useSendsMail();

  const read = (typed: string) => queries.fetchQuery({ ...inquiriesQuery(typed), staleTime: 0 });

  /** Answers whether they were read. */
  async function lookUp(typed: string): Promise<boolean> {
    setAddress(typed);
    setFailed(null);
    try {
      await read(typed);
      onFound(typed);
      return true;
    } catch (error) {
      if (asksForCode(error)) await sendCode(typed);
      else setFailed(words.failed);
      return false;
    }
  }

  async function sendCode(typed: string) {
    if (!sendsMail) return setStep({ at: 'no-mail' });
    try {
      const { refused } = await requestCode(typed);
      setStep({ at: 'code', refused });
    } catch (error) {
      setFailed(codeFailure(error, words.failed));
    }
  }

  async function confirmed() {
    cache.refresh();
    const found = await lookUp(address);
    setStep({ at: 'address', focus: !found });
  }

  if (step.at === 'no-mail')
    return <MailUnavailable what="code that shows that the address is yours" />;
  if (step.at === 'code')
    return (
      <LazyBoundary>
        <CodeForm
          email={address}
          refused={step.refused}
          onConfirmed={confirmed}
          onChangeAddress={() => setStep({ at: 'address', focus: true })}
        />
      </LazyBoundary>
    );
  return (
    <EmailForm
      words={words}
      address={address}
      focus={step.focus}
      failed={failed}
      onLookUp={lookUp}
    />
  );
}
