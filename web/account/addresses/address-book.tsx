import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { MOST_ADDRESSES, type SavedAddress } from '#contract/account/addresses.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';
import { LaterDialog, laterPart } from '#web/platform/ui/later.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { AddressRow } from './address-row.tsx';
import { addressesQuery } from './queries.ts';

/** A form, with all that checks it: fetched by those who open it. */
const dialogPart = laterPart('address-dialog', () => import('./address-dialog.tsx'));

/** What the dialog is about: an address, or a new one. */
type Opened = { address: SavedAddress | null };

/** The addresses of a customer, which checkouts offer; the default one is the profile's. */
export function AddressBook() {
  const { data: book, isError, refetch, isFetching } = useQuery(addressesQuery());
  const [opened, setOpened] = useState<Opened | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const isFull = (book?.length ?? 0) >= MOST_ADDRESSES;

  return (
    <Card as="section" aria-labelledby="addresses" className="p-5 sm:p-8">
      <h2 ref={heading} id="addresses" tabIndex={-1} className="text-title-sm">
        Your addresses
      </h2>
      <p className="mt-1 mb-2 max-w-text text-ink-soft">
        Checkouts offer them. What is booked already keeps its own.
      </p>
      {book ? (
        <>
          {book.length === 0 && <p className="py-3">You have saved none yet.</p>}
          <ul>
            {book.map((address) => (
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
        <LaterDialog of={dialogPart} title="An address" onClose={() => setOpened(null)}>
          {({ AddressDialog }) => (
            <AddressDialog
              address={opened.address}
              onClose={() => setOpened(null)}
              onSaved={(saved) => {
                setOpened(null);
                toast({ message: saved?.outside ? `Saved. ${saved.outside}` : 'Address saved.' });
              }}
            />
          )}
        </LaterDialog>
      )}
    </Card>
  );
}
