import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { email } from '#contract/primitives.ts';
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
  const form = useZodForm(schema, { email: address });
  const { submit, busy } = useSubmit(async (typed: { email: string }) => onLookUp(typed.email));
  const { setFocus } = form;
  useEffect(() => {
    if (focus) setFocus('email');
  }, [focus, setFocus]);

  return (
    <Form form={form} onSubmit={(typed) => void submit(typed)} label="Find inquiries by e-mail">
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
      <Button type="submit" busy={busy} busyText={words.busy} className="justify-self-start">
        {words.button}
      </Button>
    </Form>
  );
}
