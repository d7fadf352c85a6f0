import { HttpError } from 'ra-core';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { call } from '#admin/platform/client/services.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { type ChangeCalls, storeChange } from '#admin/platform/changes/store-change.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';

/** A group of settings as it is stored. */
export type Stored = { version: number };

type Group = {
  read: Endpoint;
  update: Endpoint;
  toBody?: (values: FieldValues) => Record<string, unknown>;
};

/** How a group is stored under its one address. */
function callsOf({ read, update }: Group): ChangeCalls<Stored> {
  const said = (settings: object) =>
    JSON.stringify(z.safeEncode(update.body as never, { ...settings, version: 0 } as never).data);
  return {
    update: async (_id, body) => (await call(update, { body } as never)).data as Stored,
    read: async () => (await call(read, {} as never)).data as Stored,
    saysTheSame: (stored, body) => said(stored) === said(body),
  };
}

/**
 * A group of settings in its form: what it shows, and how it is stored. It is stored over the version
 * that is shown and over no other; one that somebody else has stored since is `theirs`, and then
 * nothing is stored before it is said what becomes of it.
 */
export function useSettings(group: Group, stored: Stored) {
  const notify = useNotify();
  const [shown, setShown] = useState(stored);
  const [theirs, setTheirs] = useState<Stored | null>(null);
  const version = useRef(stored.version);
  const meant = group.toBody ?? ((values) => bodyOf(group.update.body as never, values));
  const toBody = (values: FieldValues) => ({ ...meant(values), version: version.current });

  function show(settings: Stored): void {
    version.current = settings.version;
    setShown(settings);
    setTheirs(null);
  }

  async function send(values: FieldValues): Promise<Stored> {
    setTheirs(null);
    const kept = await storeChange(callsOf(group), 'settings', meant(values), version.current);
    if ('stored' in kept) return kept.stored;
    setTheirs(kept.theirs);
    throw new HttpError('Not saved: these settings have changed in the meantime.', 409, {
      code: 'conflict',
    });
  }

  const { submit, problem, clearProblem } = useSubmit(send, (saved) => {
    show(saved);
    notify('Saved. The shop goes by it at once.', { type: 'success' });
  });

  return {
    shown,
    theirs,
    toBody,
    submit,
    problem,
    /** Shows what was read, unless that is older than what is shown. */
    goOnFrom(settings: Stored): void {
      if (settings.version > version.current) show(settings);
    },
    loadTheirs(): void {
      if (theirs) show(theirs);
      clearProblem();
    },
    /** The next Save takes the place of theirs. */
    keepMine(): void {
      if (theirs) version.current = theirs.version;
    },
  };
}
