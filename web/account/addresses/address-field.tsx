import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type { SavedAddress } from '#contract/account/addresses.ts';
import { addressKey } from '#domain/account/address-key.ts';
import { useSession } from '#web/account/session/session.ts';
import { FieldMessage } from '#web/platform/ui/controls/labelled.tsx';
import { useFieldError } from '#web/platform/ui/form/field.tsx';
import { TextArea } from '#web/platform/ui/form/text-field.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { AddressRadio } from './address-radio.tsx';
import { addressesQuery } from './queries.ts';
import { SaveAddress } from './save-address.tsx';

type Props = {
  /** A text field of the form. */
  name: string;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
  maxLength?: number;
  /** An address that is offered elsewhere. */
  except?: string;
  /** The field of the note for its door, which is saved with it. */
  note?: string;
  /** The kitchen brings something there, so it matters whether it delivers. */
  delivered?: boolean;
};

/**
 * An address in a form: one of the customer's saved ones, or another, which can be saved. What was
 * typed is there again when somebody looks at a saved one and comes back.
 */
export function AddressField({ except, delivered = true, note, ...props }: Props) {
  const isCustomer = useSession().status === 'signed-in';
  const [saves, setSaves] = useState(0);
  const onSaved = () => setSaves((times) => times + 1);
  const { data, isPending } = useQuery({ ...addressesQuery(), enabled: isCustomer });
  if (isCustomer && isPending) return <AddressSkeleton />;
  const other = except && addressKey(except);
  const saved = (data ?? []).filter(({ address }) => addressKey(address) !== other);
  if (saved.length > 0)
    return <SavedOrTyped {...props} {...{ saved, delivered, note, saves, onSaved }} />;
  return (
    <div>
      <TextArea {...props} rows={2} autoComplete="street-address" />
      {data && (
        <SaveAddress
          name={props.name}
          note={note}
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

function SavedOrTyped({
  saved,
  delivered,
  note,
  saves,
  onSaved,
  ...props
}: Omit<Props, 'except' | 'delivered' | 'note'> & {
  saved: readonly SavedAddress[];
  delivered: boolean;
  note: string | undefined;
  /** How often something was saved from here. */
  saves: number;
  onSaved: () => void;
}) {
  const { name, label } = props;
  const { field } = useController({ name });
  const group = useId();
  const error = useFieldError(name);
  const [isOther, setOther] = useState(false);
  const typed = useRef('');
  const chosen = isOther ? undefined : saved.find(({ address }) => address === field.value);
  const radio = useRef<HTMLInputElement>(null);

  // The button that saved it has gone; the address is a choice now.
  useEffect(() => {
    if (saves > 0) radio.current?.focus();
  }, [saves]);

  function choose(address: string) {
    if (!chosen) typed.current = field.value;
    setOther(false);
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
            words={one.address}
            hint={delivered ? one.outside : null}
            checked={one === chosen}
            onChoose={() => choose(one.address)}
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
            note={note}
            known={saved.map(({ address }) => address)}
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
