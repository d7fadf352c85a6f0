import { useQuery } from '@tanstack/react-query';
import { MapPin, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { MOST_ADDRESSES, type SavedAddress } from '#contract/account/addresses.ts';
import { addressLine, doorText, typedDetailsOf } from '#domain/account/delivery-address.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { LazyDialog } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { addressesQuery, useAddressBook } from './use-address-book.ts';

/** A form, with all that checks it: fetched by those who open it. */
const AddressDialog = lazyPart(async () => (await import('./address-dialog.tsx')).AddressDialog);

/** What the dialog is about: an address, or a new one. */
type OpenAddressDialog = { address: SavedAddress | null };

/** What an address is called where it has no name. */
const nameOf = ({ label, isDefault }: SavedAddress): string =>
  label || (isDefault ? 'Your address' : 'Saved address');

/** One address of the book, and what can be done with it. */
function AddressRow({
  address,
  onEdit,
  onButtonGone,
}: {
  address: SavedAddress;
  onEdit: () => void;
  /** What was pressed is no longer there, and the focus with it. */
  onButtonGone: () => void;
}) {
  const { id, label, isDefault, outside } = address;
  const words = addressLine(address.address, address);
  const forDoor = doorText(address);
  const addressBook = useAddressBook();
  const toast = useToast();
  const which = <span className="sr-only"> {label || words}</span>;

  async function putBack() {
    try {
      const body = { label, address: address.address, ...typedDetailsOf(address) };
      const after = await addressBook.add(body, crypto.randomUUID());
      const again = after.find((one) => addressLine(one.address, one) === words);
      if (isDefault && again && !again.isDefault) await addressBook.makeDefault(again.id);
    } catch {
      toast({ message: 'The address could not be put back. Please add it again.' });
    }
  }

  const promote = useSubmit(async (_: null) => {
    await addressBook.makeDefault(id);
    toast({ message: `Checkouts begin with ${label || words} now.` });
    onButtonGone();
  });
  const remove = useSubmit(async (_: null) => {
    await addressBook.remove(id);
    toast({ message: 'Address removed.', undo: { run: () => void putBack() } });
    onButtonGone();
  });
  const error = promote.error ?? remove.error;

  return (
    <li className="border-b border-line py-4 last:border-0 last:pb-0">
      <div className="flex items-start gap-3">
        <Icon of={MapPin} className="mt-0.5 size-5 text-ink-soft" />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-semibold wrap-anywhere">{nameOf(address)}</span>
            {isDefault && <Badge tone="leaf">Default</Badge>}
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{words}</p>
          {forDoor && (
            <p className="mt-1 text-sm wrap-anywhere text-ink-soft">For the door: {forDoor}</p>
          )}
          {outside && <p className="mt-1 text-sm text-turmeric-ink">{outside}</p>}
        </div>
      </div>
      <div className="no-print mt-1 flex flex-wrap gap-x-1 pl-4">
        <Button kind="plain" size="small" onClick={onEdit}>
          <span>Edit{which}</span>
        </Button>
        {!isDefault && (
          <Button
            kind="plain"
            size="small"
            busy={promote.busy}
            busyText="Saving…"
            onClick={() => void promote.submit(null)}
          >
            <span>Make default{which}</span>
          </Button>
        )}
        <Button
          kind="plain"
          size="small"
          busy={remove.busy}
          busyText="Removing…"
          onClick={() => void remove.submit(null)}
        >
          <span>Remove{which}</span>
        </Button>
      </div>
      {error && (
        <p role="alert" className="pl-8 text-sm text-chilli-ink">
          {error.message}
        </p>
      )}
    </li>
  );
}

/** The addresses of a customer, which checkouts offer; the default one is the profile's. */
export function AddressBook() {
  const { data: addressBook, isError, refetch, isFetching } = useQuery(addressesQuery());
  const [opened, setOpened] = useState<OpenAddressDialog | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const isFull = (addressBook?.length ?? 0) >= MOST_ADDRESSES;

  return (
    <Card as="section" aria-labelledby="addresses" className="p-5 sm:p-8">
      <h2 ref={heading} id="addresses" tabIndex={-1} className="text-title-sm">
        Your addresses
      </h2>
      <p className="mt-1 mb-2 max-w-text text-ink-soft">
        Checkouts offer them. What is booked already keeps its own.
      </p>
      {addressBook ? (
        <>
          {addressBook.length === 0 && <p className="py-3">You have saved none yet.</p>}
          <ul>
            {addressBook.map((address) => (
              <AddressRow
                key={address.id}
                address={address}
                onEdit={() => setOpened({ address })}
                onButtonGone={() => heading.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
          {isFull ? (
            <p className="mt-4 text-ink-soft">
              There is room for {MOST_ADDRESSES}. Remove one to add another.
            </p>
          ) : (
            <Button kind="quiet" className="mt-4" onClick={() => setOpened({ address: null })}>
              <Icon of={Plus} className="size-4.5" />
              Add an address
            </Button>
          )}
        </>
      ) : isError ? (
        <div role="alert">
          <p className="mb-3">Your addresses did not load.</p>
          <Button
            kind="quiet"
            size="small"
            busy={isFetching}
            busyText="Trying again…"
            onClick={() => void refetch()}
          >
            Try Again
          </Button>
        </div>
      ) : (
        <Skeleton label="Loading your addresses…" className="grid gap-3 py-4">
          <Bone className="h-5 w-32" />
          <Bone className="h-5 w-3/4" />
          <Bone className="mt-4 h-12 w-44 rounded-full" />
        </Skeleton>
      )}
      {opened && (
        <LazyDialog title="An address" onClose={() => setOpened(null)}>
          <AddressDialog
            address={opened.address}
            onClose={() => setOpened(null)}
            onSaved={(saved) => {
              setOpened(null);
              toast({ message: saved?.outside ? `Saved. ${saved.outside}` : 'Address saved.' });
            }}
          />
        </LazyDialog>
      )}
    </Card>
  );
}
