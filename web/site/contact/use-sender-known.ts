import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSession } from '#web/account/session/session.ts';
import type { MessageTyped } from './message.ts';

const EMPTY: MessageTyped = { firstName: '', email: '', subject: '', message: '' };

/**
 * Fills in what the account knows of whoever writes, where nothing is filled in; who signs out by
 * choice leaves nothing on the screen for the next person.
 */
export function useSenderKnown(form: UseFormReturn<MessageTyped, unknown, MessageTyped>): void {
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
