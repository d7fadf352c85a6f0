import type { ContactBody } from '#contract/contact.ts';
import { call, loadPart } from '#web/api/browser-client.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { submitMemory } from '#web/session/submit-memory.ts';

const memory = submitMemory('draft:contact-sent');

/** Sends a message to the kitchen, once; answers true when it was taken. */
export const useSendMessage = () =>
  useSubmit(async (body: ContactBody, idempotencyKey) => {
    const { contact } = await loadPart(() => import('#contract/contact.ts'));
    await call(contact.send, { body }, { idempotencyKey });
    return true;
  }, memory);
