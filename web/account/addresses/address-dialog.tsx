import { useEffect } from 'react';
import type { SavedAddress } from '#contract/account/addresses.ts';
import { AddressBody } from '#contract/account/addresses.ts';
import { typedDetailsOf } from '#domain/account/delivery-address.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Form } from '#web/platform/form/form.tsx';
import { placeServerErrors } from '#web/platform/form/server-errors.ts';
import { TextArea, TextField } from '#web/platform/form/text-field.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { AddressDetailsInputs } from './address-details-fields.tsx';
import { useAddressBook } from './use-address-book.ts';

const FORM = 'an-address';

const isAsTyped = (saved: SavedAddress, { address, unitNumber }: AddressBody): boolean =>
  saved.address === address && saved.unitNumber === unitNumber;

/** Adds an address to the book, or changes one. */
export function AddressDialog({
  address,
  onSaved,
  onClose,
}: {
  /** The one to change; null for a new one. */
  address: SavedAddress | null;
  /** Told of the address as it is kept now. */
  onSaved: (saved: SavedAddress | undefined) => void;
  onClose: () => void;
}) {
  const addressBook = useAddressBook();
  const form = useZodForm(AddressBody, {
    label: address?.label ?? '',
    address: address?.address ?? '',
    ...typedDetailsOf(address),
  });
  const { submit, busy, error } = useSubmit(async (body: AddressBody, key) => {
    try {
      const after = await (address
        ? addressBook.change(address.id, body)
        : addressBook.add(body, key));
      onSaved(after.find((one) => isAsTyped(one, body)));
    } catch (refused) {
      placeServerErrors(form, refused);
    }
  });
  const { setFocus } = form;
  useEffect(() => setFocus('address'), [setFocus]);
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={address ? 'Change this address' : 'Add an address'}
      actions={
        <>
          <Button kind="quiet" onClick={onClose} aria-disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} busy={busy} busyText="Saving…">
            Save address
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={(body) => submit(body)} id={FORM} label="An address">
        <TextArea
          name="address"
          label="Address"
          rows={3}
          maxLength={500}
          autoComplete="street-address"
          hint="Street, city and postal code."
        />
        <TextField
          name="label"
          label="Name"
          optional
          maxLength={40}
          placeholder="Home, Work, Mum…"
        />
        <AddressDetailsInputs noteHint="Whoever brings something there reads it. What is booked already keeps its own." />
        {error && <Banner kind="error">{error.message}</Banner>}
      </Form>
    </Dialog>
  );
}
