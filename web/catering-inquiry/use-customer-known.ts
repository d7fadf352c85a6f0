import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSession } from '#web/session/session.ts';
import type { InquiryTyped, InquiryValues } from './inquiry-form.ts';
import { prefilled } from './prefill.ts';

/**
 * Fills in what the account knows, where nothing is filled in, whenever the form begins anew
 * (`begun` counts that, from 1); `onLeft` when somebody signs out by choice, so that they leave
 * nothing on the screen for the next person.
 */
export function useCustomerKnown(
  form: UseFormReturn<InquiryTyped, unknown, InquiryValues>,
  begun: number,
  { quietly, onLeft }: { quietly: (change: () => void) => void; onLeft: () => void },
): void {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const hasLeft = session.status === 'signed-out' && session.reason === 'left';
  const wasSignedIn = useRef(false);
  const told = useRef({ quietly, onLeft });
  told.current = { quietly, onLeft };
  const { getValues, setValue } = form;

  useEffect(() => {
    if (!user || begun === 0) return;
    told.current.quietly(() => {
      for (const [field, value] of Object.entries(prefilled(getValues(), user)))
        setValue(field as keyof InquiryTyped, value);
    });
  }, [user, begun, getValues, setValue]);

  useEffect(() => {
    if (hasLeft && wasSignedIn.current) told.current.onLeft();
    wasSignedIn.current = user !== null;
  }, [hasLeft, user]);
}
