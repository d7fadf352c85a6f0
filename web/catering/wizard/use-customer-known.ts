import { useEffect, useRef } from 'react';
import { useSession } from '#web/account/session/session.ts';
import type { InquiryForm, InquiryTyped } from './inquiry-form.ts';
import { prefilled } from './prefill.ts';

/**
 * Fills in what the account knows, where nothing is filled in, whenever the form begins anew
 * (`begun` counts that, from 1); `onLeft` when somebody signs out by choice, so that they leave
 * nothing on the screen for the next person.
 */
export function useCustomerKnown(
  form: InquiryForm,
  begun: number,
  { quietly, onLeft }: { quietly: (change: () => void) => void; onLeft: () => void },
): void {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const hasLeft = session.status === 'signed-out' && session.reason === 'left';
  const wasSignedIn = useRef(false);
  const told = useRef({ user, quietly, onLeft });
  told.current = { user, quietly, onLeft };
  const { getValues, setValue } = form;

  const id = user?.id;
  // Once for each customer: what somebody empties afterwards stays empty.
  useEffect(() => {
    const { user: known } = told.current;
    if (!id || !known || begun === 0) return;
    told.current.quietly(() => {
      for (const [field, value] of Object.entries(prefilled(getValues(), known)))
        setValue(field as keyof InquiryTyped, value);
    });
  }, [id, begun, getValues, setValue]);

  useEffect(() => {
    if (hasLeft && wasSignedIn.current) told.current.onLeft();
    wasSignedIn.current = user !== null;
  }, [hasLeft, user]);
}
