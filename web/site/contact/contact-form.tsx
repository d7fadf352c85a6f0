import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '#web/account/sign-in/submit-button.tsx';
import { loadPart } from '#web/platform/client/browser-client.ts';
import { useFormDraft } from '#web/account/session/form-draft.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Form } from '#web/platform/ui/form/form.tsx';
import { Honeypot } from '#web/platform/ui/form/honeypot.tsx';
import { lateResolver } from '#web/platform/ui/form/late-resolver.ts';
import { TextArea, TextField } from '#web/platform/ui/form/text-field.tsx';
import { FILL_IN_ALL, fieldOf, isIncomplete, type MessageTyped, messageBody } from './message.ts';
import { MESSAGE_AWAY, messageFailure } from './message-failure.ts';
import { useSendMessage } from './use-send-message.ts';
import { useSenderKnown } from './use-sender-known.ts';

const loadChecks = async () => (await loadPart(() => import('./check-message.ts'))).checkMessage;

const resolver = lateResolver<MessageTyped, MessageTyped>(loadChecks);

/** So that they are there when it is sent; where that fails, sending says so. */
const loadChecksEarly = () => void loadChecks().catch(() => {});

/** Writes to the kitchen. `onSent` when it has the message. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  // Without defaults a field keeps what the person put there before hydration.
  const form = useForm<MessageTyped, unknown, MessageTyped>({ resolver });
  const { forget } = useFormDraft(form, { page: 'contact', customerId: 'visitor' });
  useSenderKnown(form);
  const website = useRef<HTMLInputElement>(null);
  const { submit, busy, error } = useSendMessage();
  const { errors } = form.formState;

  useEffect(() => {
    const mistakes = (error?.errors ?? []).map((one) => ({ ...one, field: fieldOf(one.field) }));
    for (const { field, message } of mistakes)
      form.setError(field as keyof MessageTyped, { type: 'server', message });
    if (mistakes[0]) form.setFocus(mistakes[0].field as keyof MessageTyped);
    // Somebody who was taken for a machine, because the browser filled the field in, can try again.
    if (error?.code === 'not_human' && website.current) website.current.value = '';
  }, [error, form]);

  async function send(values: MessageTyped) {
    const sent = await submit(messageBody(values, website.current?.value ?? ''));
    if (!sent) return;
    forget();
    onSent();
  }

  function problem() {
    if (errors.root) return MESSAGE_AWAY;
    if (error) return messageFailure(error);
    return isIncomplete(errors) && FILL_IN_ALL;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only looks on, nothing to operate
    <div onFocus={loadChecksEarly}>
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
        {problem() && <Banner kind="error">{problem()}</Banner>}
        <SubmitButton busy={busy} busyText="Sending...">
          Send message
        </SubmitButton>
      </Form>
    </div>
  );
}
