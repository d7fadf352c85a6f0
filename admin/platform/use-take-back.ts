import { useNotify } from 'react-admin';
import { failureWords } from '#admin/api/failure.ts';
import { call } from '#admin/api/services.ts';
import { useSubmit } from '#admin/api/use-submit.ts';
import { knowingTheMoney } from '#admin/moves/ask-first.ts';
import { steps } from '#contract/platform/steps.ts';

type Mails = { withdrawn: number; corrected: number };

/** What became of the mails: nothing is said where there were none. */
function mailWords({ withdrawn, corrected }: Mails): string {
  if (corrected > 0) return ' Whoever had a mail about it already gets one that puts it right.';
  if (withdrawn === 0) return '';
  return withdrawn === 1 ? ' Its mail is not sent.' : ` Its ${withdrawn} mails are not sent.`;
}

/** Takes a step back, asks first where money has moved since, says what became of it, and reads everything again. */
export function useTakeBack() {
  const notify = useNotify();
  return useSubmit(async (id: string) => {
    try {
      const taken = await knowingTheMoney((body) => call(steps.takeBack, { params: { id }, body }));
      if (taken) notify(`Taken back.${mailWords(taken.data.mails)}`, { type: 'success' });
    } catch (caught) {
      notify(failureWords(caught), { type: 'error' });
      throw caught;
    }
  });
}
