import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { ContactBody } from '#contract/site/contact.ts';
import { submitMemory, useFormDraft } from '#web/account/session/drafts.ts';
import { useSession } from '#web/account/session/session.ts';
import { call, loadModule } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Form, Honeypot, SubmitButton } from '#web/platform/form/form.tsx';
import { lateResolver } from '#web/platform/form/late-resolver.ts';
import { EmailField, TextArea, TextField } from '#web/platform/form/text-field.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import {
  FILL_IN_ALL,
  fieldOf,
  isIncomplete,
  MESSAGE_AWAY,
  MESSAGE_DRAFT,
  type MessageTyped,
  messageBody,
  messageFailure,
} from './message.ts';

const loadChecks = async () => (await loadModule(() => import('./check-message.ts'))).checkMessage;

const resolver = lateResolver<MessageTyped, MessageTyped>(loadChecks);

/** So that they are there when it is sent; where that fails, sending says so. */
const loadChecksEarly = () => void loadChecks().catch(() => {});

const memory = submitMemory('draft:contact-sent');

/** Sends a message to the kitchen, once; answers true when it was taken. */
const useSendMessage = () =>
  useSubmit(async (body: ContactBody, idempotencyKey) => {
    const { contact } = await loadModule(() => import('#contract/site/contact.ts'));
    await call(contact.send, { body }, { idempotencyKey });
    return true;
  }, memory);

const EMPTY: MessageTyped = { firstName: '', email: '', subject: '', message: '' };

/**
 * Fills in what the account knows of whoever writes, where nothing is filled in; who signs out by
 * choice leaves nothing on the screen for the next person.
 */
function useSenderKnown(form: UseFormReturn<MessageTyped, unknown, MessageTyped>): void {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const hasLeft = session.status === 'signed-out' && session.reason === 'left';
  const wasSignedIn = useRef(false);
  const known = useRef(user);
  known.current = user;
  const { getValues, setValue, reset } = form;

  const id = user?.id;
  // Once for each customer: what somebody empties afterwards stays empty.
  useEffect(() => {
    if (!id || !known.current) return;
    const { first_name, email } = known.current;
    if (!getValues('firstName')) setValue('firstName', first_name);
    if (!getValues('email')) setValue('email', email);
  }, [id, getValues, setValue]);

  useEffect(() => {
    if (hasLeft && wasSignedIn.current) reset(EMPTY);
    wasSignedIn.current = id !== undefined;
  }, [hasLeft, id, reset]);
}

/** Writes to the kitchen. `onSent` when it has the message. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  // Without defaults a field keeps what the person put there before hydration.
  const form = useForm<MessageTyped, unknown, MessageTyped>({ resolver });
  const { forget } = useFormDraft(form, MESSAGE_DRAFT);
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
          <EmailField name="email" />
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
