import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { OptionalRecordContextProvider } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import type * as z from 'zod/mini';
import { FormWithPhoto, tellProblem } from '#admin/platform/photos/form-with-photo.tsx';
import { BringBack, ChangedMeanwhile } from './changed-meanwhile.tsx';
import { type ChangeKind, useChangeRecord, type Versioned } from './use-change-record.ts';

type Props<Held> = {
  kind: ChangeKind<Held>;
  /** What is changed, as it was read last; undefined while one is added. */
  held: Held | undefined;
  /** The same as the form holds it. */
  formOf: (held: Held) => FieldValues;
  /** What of theirs a writer reads before choosing. */
  tellTheirs: (theirs: Held) => ReactNode;
  schema: z.ZodMiniType;
  defaults: FieldValues;
  beside?: ReactNode;
  wide?: boolean;
  children: (onReading: (reading: boolean) => void) => ReactNode;
};

/** The form of a record with a photo that somebody else may change meanwhile. */
export function ChangeForm<Held extends Versioned>(props: Props<Held>) {
  const { kind, held, formOf, tellTheirs, children, ...form } = props;
  const { record, theirs, goOnFrom } = useChangeRecord(kind, held);
  const [typed, setTyped] = useState<object | null>(null);
  const values = useMemo(() => held && formOf(held), [held, formOf]);
  return (
    <OptionalRecordContextProvider value={values}>
      <FormWithPhoto
        {...form}
        id={held?.id}
        record={record}
        toBody={kind.toBody}
        tell={(problem, onSettled) =>
          theirs ? (
            <ChangedMeanwhile
              noun={kind.noun}
              updatedAt={theirs.updatedAt}
              values={formOf(theirs)}
              onGoOn={() => goOnFrom(theirs)}
              onLoaded={(before) => {
                setTyped(before);
                onSettled();
              }}
            >
              {tellTheirs(theirs)}
            </ChangedMeanwhile>
          ) : (
            tellProblem(problem)
          )
        }
      >
        {(onReading) => (
          <>
            {children(onReading)}
            {held && <WhileUntouched held={held} onRead={goOnFrom} />}
            {typed && <BringBack noun={kind.noun} typed={typed} onBack={() => setTyped(null)} />}
          </>
        )}
      </FormWithPhoto>
    </OptionalRecordContextProvider>
  );
}

type Untouched<Held> = { held: Held; onRead: (held: Held) => void };

/** A form that nobody has typed into shows the record as it was read last, and goes on from that. */
function WhileUntouched<Held>({ held, onRead }: Untouched<Held>) {
  // What was typed is still marked after a new read; `isDirty` then no longer says so.
  const { dirtyFields } = useFormState();
  const isTyped = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    if (!isTyped) onRead(held);
  });
  return null;
}
