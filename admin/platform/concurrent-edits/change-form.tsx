import { HttpError } from 'ra-core';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { OptionalRecordContextProvider } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import {
  FormWithPhoto,
  type PhotoRecord,
  tellProblem,
} from '#admin/platform/photos/form-with-photo.tsx';
import { BringBack, ConcurrentEditNotice } from './concurrent-edit-notice.tsx';
import { type ChangeCalls, type FormBody, storeChange } from './store-change.ts';
import { WhilePristine } from './while-pristine.tsx';

/** A record of the desk that counts its changes. */
type Versioned = { id: string; version: number; updatedAt: string };

/** How records of one kind are stored, none over another unseen. */
export type ChangeKind<Held> = Omit<PhotoRecord, 'saveFields'> & {
  /** What one is called: `post`. */
  noun: string;
  toBody: (values: FieldValues) => FormBody;
  calls: ChangeCalls<Held> & { create: (body: FormBody) => Promise<Held> };
};

/**
 * How a record is stored. It is not written over another one unseen: what somebody else has stored
 * since it was opened is `theirs`, and nothing is stored before it is said what becomes of it.
 */
function useChangeRecord<Held extends Versioned>(
  { noun, toBody, calls, ...kind }: ChangeKind<Held>,
  opened: Held | undefined,
) {
  const version = useRef(opened?.version);
  const [theirs, setTheirs] = useState<Held | null>(null);

  async function store(id: string | undefined, body: FormBody): Promise<Held> {
    if (!id) return calls.create(body);
    const kept = await storeChange(calls, id, body, version.current ?? 1);
    if ('stored' in kept) return kept.stored;
    setTheirs(kept.theirs);
    throw new HttpError(`Not saved: somebody else has changed this ${noun} meanwhile.`, 409, {
      code: 'conflict',
    });
  }

  const record: PhotoRecord = {
    ...kind,
    async saveFields(id, values) {
      setTheirs(null);
      const stored = await store(id, toBody(values));
      version.current = stored.version;
      return stored.id;
    },
  };

  return {
    record,
    theirs,
    /** What is typed is a change to this version: the next Save takes the place of that one. */
    goOnFrom(read: Held): void {
      version.current = Math.max(version.current ?? 0, read.version);
    },
  };
}

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
            <ConcurrentEditNotice
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
            </ConcurrentEditNotice>
          ) : (
            tellProblem(problem)
          )
        }
      >
        {(onReading) => (
          <>
            {children(onReading)}
            {held && <WhilePristine onPristine={() => goOnFrom(held)} />}
            {typed && <BringBack noun={kind.noun} typed={typed} onBack={() => setTyped(null)} />}
          </>
        )}
      </FormWithPhoto>
    </OptionalRecordContextProvider>
  );
}
