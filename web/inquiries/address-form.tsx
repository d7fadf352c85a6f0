import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { email } from '#contract/primitives.ts';
import { useHydrated } from '#web/account/hydrated.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';

/** What a screen calls things (spec 2 sections 5 and 8). */
export type LookupWords = {
  /** Nothing was typed. */
  empty: string;
  failed: string;
  button: string;
  busy: string;
};

const FORM_ID = 'inquiries-by-email';

/** What was typed into the server's HTML before the program arrived; the form begins with it. */
function typedEarly(): string {
  if (typeof document === 'undefined') return '';
  const field = document.querySelector<HTMLInputElement>(`#${FORM_ID} [name="email"]`);
  return field?.value ?? '';
}

/** The address, typed; `focus` puts the caret there, when somebody came back to change it. */
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
  const [schema] = useState(() =>
    z.object({ email: email('Please provide a valid email address', words.empty) }),
  );
  const [early] = useState(typedEarly);
  const form = useZodForm(schema, { email: address || early });
  const hydrated = useHydrated();
  const { submit, busy } = useSubmit(async (typed: { email: string }) => onLookUp(typed.email));
  const { setFocus } = form;
  useEffect(() => {
    if (focus) setFocus('email');
  }, [focus, setFocus]);

  return (
    <Form
      form={form}
      id={FORM_ID}
      onSubmit={(typed) => void submit(typed)}
      label="Find inquiries by e-mail"
    >
      <TextField
        name="email"
        label="E-mail address"
        hint="The one that you gave in the inquiry."
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {failed && !busy && <Banner kind="error">{failed}</Banner>}
      <Button
        type="submit"
        busy={busy}
        busyText={words.busy}
        disabled={!hydrated}
        className="justify-self-start disabled:opacity-100!"
      >
        {words.button}
      </Button>
    </Form>
  );
}
