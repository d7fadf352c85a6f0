import { HttpError } from 'ra-core';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { PhotoRecord } from '#admin/platform/photos/use-save-with-photo.ts';
import { type ChangeCalls, type Sent, storeChange } from './store-change.ts';

/** A record of the desk that counts its changes. */
export type Versioned = { id: string; version: number; updatedAt: string };

/** How records of one kind are stored, none over another unseen. */
export type ChangeKind<Held> = Omit<PhotoRecord, 'saveFields'> & {
  /** What one is called: `post`. */
  noun: string;
  toBody: (values: FieldValues) => Sent;
  calls: ChangeCalls<Held> & { create: (body: Sent) => Promise<Held> };
};

/**
 * How a record is stored. It is not written over another one unseen: what somebody else has stored
 * since it was opened is `theirs`, and nothing is stored before it is said what becomes of it.
 */
export function useChangeRecord<Held extends Versioned>(
  { noun, toBody, calls, ...kind }: ChangeKind<Held>,
  opened: Held | undefined,
) {
  const version = useRef(opened?.version);
  const [theirs, setTheirs] = useState<Held | null>(null);

  async function store(id: string | undefined, body: Sent): Promise<Held> {
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
