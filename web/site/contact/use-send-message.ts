import type { ContactBody } from '#contract/site/contact.ts';
import { call, loadPart } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { submitMemory } from '#web/account/session/submit-memory.ts';

const memory = submitMemory('draft:contact-sent');

/** Sends a message to the kitchen, once; answers true when it was taken. */
export const useSendMessage = () =>
  useSubmit(async (body: ContactBody, idempotencyKey) => {
    const { contact } = await loadPart(() => import('#contract/site/contact.ts'));
    await call(contact.send, { body }, { idempotencyKey });
    return true;
  }, memory);
