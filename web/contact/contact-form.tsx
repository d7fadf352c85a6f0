import { useEffect, useRef } from 'react';
import { SubmitButton } from '#web/account/submit-button.tsx';
import { useFormDraft } from '#web/session/form-draft.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Honeypot } from '#web/ui/form/honeypot.tsx';
import { TextArea, TextField } from '#web/ui/form/text-field.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { messageFailure } from './message-failure.ts';
import {
  FILL_IN_ALL,
  fieldOf,
  isIncomplete,
  MessageForm,
  type MessageTyped,
  type MessageValues,
  messageBody,
} from './message-form.ts';
import { useSendMessage } from './use-send-message.ts';
import { useSenderKnown } from './use-sender-known.ts';

/** Writes to the kitchen (spec 2 section 5, Contact form). `onSent` when it has the message. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  // Without defaults a field keeps what the person put there before hydration.
  const form = useZodForm<MessageTyped, MessageValues>(MessageForm, {});
  const { forget } = useFormDraft(form, { page: 'contact', customerId: 'visitor' });
  useSenderKnown(form);
  const website = useRef<HTMLInputElement>(null);
  const { submit, busy, error } = useSendMessage();

  useEffect(() => {
    const mistakes = (error?.errors ?? []).map((one) => ({ ...one, field: fieldOf(one.field) }));
    for (const { field, message } of mistakes)
      form.setError(field as keyof MessageTyped, { type: 'server', message });
    if (mistakes[0]) form.setFocus(mistakes[0].field as keyof MessageTyped);
    // Somebody who was taken for a machine, because the browser filled the field in, can try again.
    if (error?.code === 'not_human' && website.current) website.current.value = '';
  }, [error, form]);

  async function send(values: MessageValues) {
    const sent = await submit(messageBody(values, website.current?.value ?? ''));
    if (!sent) return;
    forget();
    onSent();
  }

  const problem = error
    ? messageFailure(error)
    : isIncomplete(form.formState.errors) && FILL_IN_ALL;
  return (
    <Form form={form} onSubmit={send}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="firstName" label="First name" autoComplete="given-name" />
        <TextField
          name="email"
          label="Email address"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <TextField name="subject" label="Subject" />
      <TextArea name="message" label="Message" rows={6} />
      <Honeypot ref={website} />
      {problem && <Banner kind="error">{problem}</Banner>}
      <SubmitButton busy={busy} busyText="Sending...">
        Send message
      </SubmitButton>
    </Form>
  );
}
