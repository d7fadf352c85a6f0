import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { AddressBody, MOST_ADDRESSES, type SavedAddress } from '#contract/account/addresses.ts';
import { addressLine, DETAIL_NAMES, doorKey } from '#domain/account/delivery-address.ts';
import { useSession } from '#web/account/session/session.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import {
  useField,
  useFieldError,
  useFormContext,
  useFormValues,
} from '#web/platform/form/form-context.ts';
import { FieldMessage } from '#web/platform/form/labelled.tsx';
import { TextArea } from '#web/platform/form/text-field.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { addressesQuery, useAddressBook } from './use-address-book.ts';

type WithUnit = Pick<SavedAddress, 'address' | 'unitNumber'>;

const keyOf = ({ address, unitNumber }: WithUnit): string => doorKey({ text: address, unitNumber });

type Props = {
  /** A text field of the form. */
  name: string;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
  maxLength?: number;
  /** An address that is offered elsewhere. */
  except?: WithUnit;
  /** The details of the address stand in the form too, and are saved with it. */
  hasDetails?: boolean;
  /** The kitchen brings something there, so it matters whether it delivers. */
  delivered?: boolean;
};

/** Keeps what is typed into an address field for the next time; there is nothing to press before that. */
function SaveAddress({
  name,
  hasDetails,
  known,
  onSaved,
}: {
  name: string;
  hasDetails: boolean;
  /** Addresses that need no saving. */
  known: readonly WithUnit[];
  onSaved: () => void;
}) {
  const { setValue } = useFormContext();
  const [text = '', ...typed] = useFormValues<string | undefined>([name, ...DETAIL_NAMES]);
  const details: Record<string, string> = Object.fromEntries(
    DETAIL_NAMES.map((detail, index) => [detail, (hasDetails && typed[index]) || '']),
  );
  const addressBook = useAddressBook();
  const toast = useToast();
  const body = { label: '', address: text, unitNumber: '', ...details };
  const parsed = AddressBody.safeParse(body);
  const isNew = !known.some((address) => keyOf(address) === keyOf(body));
  const { submit, busy, error } = useSubmit(async (typed: AddressBody, key) => {
    await addressBook.add(typed, key);
    setValue(name, typed.address, { shouldDirty: true });
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

/**
 * An address in a form: one of the customer's saved ones, or another, which can be saved. What was
 * typed is there again when somebody looks at a saved one and comes back.
 */
export function AddressField({ except, delivered = true, hasDetails = false, ...props }: Props) {
  const isCustomer = useSession().status === 'signed-in';
  const [saves, setSaves] = useState(0);
  const onSaved = () => setSaves((times) => times + 1);
  const { data, isPending } = useQuery({ ...addressesQuery(), enabled: isCustomer });
  if (isCustomer && isPending) return <AddressSkeleton />;
  const other = except && keyOf(except);
  const saved = (data ?? []).filter((address) => keyOf(address) !== other);
  if (saved.length > 0)
    return <SavedOrTyped {...props} {...{ saved, delivered, hasDetails, saves, onSaved }} />;
  return (
    <div>
      <TextArea {...props} rows={2} autoComplete="street-address" />
      {data && (
        <SaveAddress
          name={props.name}
          hasDetails={hasDetails}
          known={except ? [except] : []}
          onSaved={onSaved}
        />
      )}
    </div>
  );
}

const AddressSkeleton = () => (
  <Skeleton label="Loading your addresses…" className="grid gap-2.5">
    <Bone className="h-4 w-40" />
    <Bone className="h-18 rounded-control" />
    <Bone className="h-12 rounded-control" />
  </Skeleton>
);

/** One address to choose, as a card; arrow keys move between the cards of a group. */
function AddressRadio({
  inputRef,
  group,
  title,
  words,
  hint,
  checked,
  onChoose,
}: {
  inputRef?: Ref<HTMLInputElement>;
  /** The same for all that exclude each other. */
  group: string;
  title: string;
  words?: string;
  /** Why it may not do. */
  hint?: string | null;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <label className="flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-edge bg-card px-4 py-3 has-checked:border-chilli-ink has-checked:bg-chilli-tint/35 has-checked:ring-1 has-checked:ring-chilli-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <input
        ref={inputRef}
        type="radio"
        name={group}
        checked={checked}
        onChange={onChoose}
        className="mt-0.75 size-5 shrink-0 cursor-pointer outline-none"
      />
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        {words && (
          <span className="block text-sm whitespace-pre-line wrap-anywhere text-ink-soft">
            {words}
          </span>
        )}
        {hint && <span className="mt-1 block text-sm text-turmeric-ink">{hint}</span>}
      </span>
    </label>
  );
}

function SavedOrTyped({
  saved,
  delivered,
  hasDetails,
  saves,
  onSaved,
  ...props
}: Omit<Props, 'except' | 'delivered' | 'hasDetails'> & {
  saved: readonly SavedAddress[];
  delivered: boolean;
  hasDetails: boolean;
  /** How often something was saved from here. */
  saves: number;
  onSaved: () => void;
}) {
  const { name, label } = props;
  const field = useField(name);
  const group = useId();
  const error = useFieldError(name);
  const [isOther, setOther] = useState(false);
  const typed = useRef('');
  const { getValues, setValue } = useFormContext();
  const alike = isOther ? [] : saved.filter(({ address }) => address === field.value);
  const unit = getValues('unitNumber');
  const chosen = alike.find(({ unitNumber }) => unitNumber === unit) ?? alike[0];
  const radio = useRef<HTMLInputElement>(null);

  // The button that saved it has gone; the address is a choice now.
  useEffect(() => {
    if (saves > 0) radio.current?.focus();
  }, [saves]);

  function choose({ address, unitNumber }: SavedAddress) {
    if (!chosen) typed.current = field.value;
    setOther(false);
    // Of two units at one address, the details that follow are those of this one.
    if (hasDetails && alike.length > 1) setValue('unitNumber', unitNumber);
    field.onChange(address);
  }

  function chooseOther() {
    if (chosen) field.onChange(typed.current);
    setOther(true);
  }

  const refs = (input: HTMLInputElement | null) => {
    radio.current = input;
    field.ref(input);
  };

  return (
    <fieldset aria-describedby={chosen && error ? `${group}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div
        className={`grid gap-2.5 ${saved.length > 5 ? 'max-h-96 overflow-y-auto overscroll-contain p-1 -m-1' : ''}`}
      >
        {saved.map((one) => (
          <AddressRadio
            key={one.id}
            {...(one === chosen && { inputRef: refs })}
            group={group}
            title={one.label || (one.isDefault ? 'Your address' : 'Saved address')}
            words={addressLine(one.address, one)}
            hint={delivered ? one.outside : null}
            checked={one === chosen}
            onChoose={() => choose(one)}
          />
        ))}
        <AddressRadio
          group={group}
          title="Another address"
          checked={!chosen}
          onChoose={chooseOther}
        />
      </div>
      {chosen ? (
        error && <FieldMessage id={`${group}-error`} error={error} />
      ) : (
        <div className="mt-3">
          <TextArea {...props} label="New address" rows={2} autoComplete="street-address" />
          <SaveAddress
            name={name}
            hasDetails={hasDetails}
            known={saved}
            onSaved={() => {
              setOther(false);
              onSaved();
            }}
          />
        </div>
      )}
    </fieldset>
  );
}
