import { useNotify } from 'react-admin';
import { failureWords } from '#admin/platform/client/failure.ts';
import { call } from '#admin/platform/client/services.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { useSendsMail } from '#admin/kitchen/use-sends-mail.ts';
import { knowingTheMoney } from '#admin/platform/moves/ask-first.ts';
import { steps } from '#contract/platform/steps.ts';
import { stepMailWords } from './step-mail-words.ts';

/** Takes a step back, asks first where money has moved since, says what became of it, and reads everything again. */
export function useTakeBack() {
  const notify = useNotify();
  const sendsMail = useSendsMail();
  return useSubmit(async (id: string) => {
    try {
      const taken = await knowingTheMoney((body) => call(steps.takeBack, { params: { id }, body }));
      if (taken)
        notify(`Taken back.${stepMailWords(taken.data.mails, sendsMail)}`, { type: 'success' });
    } catch (caught) {
      notify(failureWords(caught), { type: 'error' });
      throw caught;
    }
  });
}
