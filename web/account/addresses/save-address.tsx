import { BookmarkPlus } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddressBody, MOST_ADDRESSES } from '#contract/account/addresses.ts';
import { addressKey } from '#domain/account/address-key.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { useBook } from './use-book.ts';

/** Keeps what is typed into an address field for the next time; there is nothing to press before that. */
export function SaveAddress({
  name,
  note,
  known,
  onSaved,
}: {
  name: string;
  /** The field of the note for its door. */
  note: string | undefined;
  /** Addresses that need no saving. */
  known: readonly string[];
  onSaved: () => void;
}) {
  const { getValues, setValue } = useFormContext();
  const typed = String(useWatch({ name }) ?? '');
  const book = useBook();
  const toast = useToast();
  const parsed = AddressBody.safeParse({ label: '', address: typed });
  const isNew = !known.some((address) => addressKey(address) === addressKey(typed));
  const { submit, busy, error } = useSubmit(async (body: AddressBody, key) => {
    const doorNote = note && String(getValues(note) ?? '').trim();
    await book.add({ ...body, ...(doorNote && { doorNote }) }, key);
    setValue(name, body.address, { shouldDirty: true });
    toast({ message: 'Saved to your addresses. You can name it in your profile.' });
    onSaved();
  });
  if (!parsed.success || !isNew || known.length >= MOST_ADDRESSES) return null;
  return (
    <div className="no-print mt-1">
      <Button
        kind="plain"
        size="small"
        className="-ml-4 no-underline!"
        busy={busy}
        busyText="Saving…"
        onClick={() => void submit(parsed.data)}
      >
        {!busy && <Icon of={BookmarkPlus} className="size-4.5" />}
        Save to my addresses
      </Button>
      {error && (
        <p role="alert" className="text-sm text-chilli-ink">
          {error.message}
        </p>
      )}
    </div>
  );
}
