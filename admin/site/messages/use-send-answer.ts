import { HttpError } from 'ra-core';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { call, dataProvider } from '#admin/platform/client/services.ts';
import { useReadAgain } from '#admin/platform/client/use-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { useSendsMail } from '#admin/kitchen/use-sends-mail.ts';
import { mailWords } from '#admin/platform/words/mail-words.ts';
import { type AdminMessage, adminContactMessages } from '#contract/site/desk/contact-messages.ts';

const ANSWERED_MEANWHILE =
  'Somebody has dealt with this message meanwhile; you see how above. Nothing was sent. Send it again if it shall go out too.';

/**
 * Sends an answer, once. Two at the desk may have the same message open: what the other did is shown
 * before a second mail goes out.
 */
export function useSendAnswer(message: AdminMessage, onSent: () => void) {
  const notify = useNotify();
  const sendsMail = useSendsMail();
  const readAgain = useReadAgain();
  const seen = useRef(stateOf(message));

  /** Whether it went out already, by a press whose answer never came back. */
  async function isSent(answer: string): Promise<boolean> {
    const { data } = await call(adminContactMessages.read, { params: { id: message.id } });
    if (stateOf(data) === seen.current) return false;
    if (data.answer === answer.trim()) return true;
    seen.current = stateOf(data);
    await readAgain();
    throw new HttpError(ANSWERED_MEANWHILE, 409, { code: 'conflict' });
  }

  return useSubmit(
    async ({ answer }: FieldValues) => {
      if (await isSent(answer)) return;
      const { id } = message;
      await dataProvider.act('contact-messages', { id, action: 'answer', body: { answer } });
    },
    () => {
      notify(mailWords(`Your answer is on its way to ${message.email}.`, sendsMail), {
        type: sendsMail ? 'success' : 'warning',
      });
      onSent();
    },
  );
}

const stateOf = ({ status, answeredAt }: AdminMessage): string => `${status} ${answeredAt}`;
