import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { email } from '#contract/platform/primitives.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { CONTROL } from '#web/platform/ui/controls/control.ts';
import { Labelled } from '#web/platform/ui/controls/labelled.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';

/** What a screen calls things. */
export type LookupWords = {
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
export function AddressForm({
  words,
  address,
  focus,
  failed,
  onLookUp,
}: {
  words: LookupWords;
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
