import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSendsMail } from '#web/kitchen/business.ts';
import { NoMail } from '#web/kitchen/no-mail.tsx';
import { Later } from '#web/platform/ui/later.tsx';
import { AddressForm, type LookupWords } from './address-form.tsx';
import { askForCode } from './ask-for-code.ts';
import { codeFormPart } from './code-form-part.ts';
import { asksForCode, codeFailure } from './failure-words.ts';
import { useInquiriesCache } from './inquiries-cache.ts';
import { inquiriesQuery } from './queries.ts';

type Step =
  | { at: 'address'; focus: boolean }
  | { at: 'code'; refused: string | null }
  | { at: 'no-mail' };

/**
 * Looks the inquiries of an address up: what was proved in this browser or belongs to
 * the session shows at once, any other address after the code that is sent to it.
 */
export function EmailLookup({
  words,
  focus = false,
  onFound,
}: {
  words: LookupWords;
  /** It was asked for, and takes the caret at once. */
  focus?: boolean;
  /** The inquiries of this address are read. */
  onFound: (address: string) => void;
}) {
  const queries = useQueryClient();
  const cache = useInquiriesCache();
  const [address, setAddress] = useState('');
  const [step, setStep] = useState<Step>({ at: 'address', focus });
  const [failed, setFailed] = useState<string | null>(null);
  const sendsMail = useSendsMail();

  const read = (typed: string) => queries.fetchQuery({ ...inquiriesQuery(typed), staleTime: 0 });

  /** Answers whether they were read. */
  async function lookUp(typed: string): Promise<boolean> {
    setAddress(typed);
    setFailed(null);
    try {
      await read(typed);
      onFound(typed);
      return true;
    } catch (error) {
      if (asksForCode(error)) await sendCode(typed);
      else setFailed(words.failed);
      return false;
    }
  }

  async function sendCode(typed: string) {
    if (!sendsMail) return setStep({ at: 'no-mail' });
    try {
      const { refused } = await askForCode(typed);
      setStep({ at: 'code', refused });
    } catch (error) {
      setFailed(codeFailure(error, words.failed));
    }
  }

  async function confirmed() {
    cache.refresh();
    const found = await lookUp(address);
    setStep({ at: 'address', focus: !found });
  }

  if (step.at === 'no-mail') return <NoMail what="code that shows that the address is yours" />;
  if (step.at === 'code')
    return (
      <Later of={codeFormPart}>
        {({ CodeForm }) => (
          <CodeForm
            email={address}
            refused={step.refused}
            onConfirmed={confirmed}
            onChangeAddress={() => setStep({ at: 'address', focus: true })}
          />
        )}
      </Later>
    );
  return (
    <AddressForm
      words={words}
      address={address}
      focus={step.focus}
      failed={failed}
      onLookUp={lookUp}
    />
  );
}
