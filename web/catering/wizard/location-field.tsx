import { useEffect, useState } from 'react';
import type { AddressField } from '#web/account/addresses/address-field.tsx';
import { loadPart } from '#web/platform/client/browser-client.ts';
import { useSession } from '#web/account/session/session.ts';
import { TextArea } from '#web/platform/ui/form/text-field.tsx';

const NAME = 'eventLocation';

const FIELD = {
  name: NAME,
  label: 'Event location',
  maxLength: 300,
  placeholder: 'Hall or house, street, city and postal code',
};

const isBeingTyped = () => (document.activeElement as HTMLTextAreaElement | null)?.name === NAME;

/** Where the event is. Customers are offered their saved addresses; nobody else loads them. */
export function LocationField() {
  const isCustomer = useSession().status === 'signed-in';
  const [Book, setBook] = useState<typeof AddressField>();
  useEffect(() => {
    if (!isCustomer) return;
    loadPart(() => import('#web/account/addresses/address-field.tsx')).then(
      (part) => {
        if (!isBeingTyped()) setBook(() => part.AddressField);
      },
      // Without it the place is typed, as visitors do.
      () => {},
    );
  }, [isCustomer]);
  if (Book && isCustomer) return <Book {...FIELD} delivered={false} />;
  return <TextArea {...FIELD} rows={2} autoComplete="street-address" />;
}
