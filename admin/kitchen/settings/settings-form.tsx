import { Alert, AlertTitle, Card } from '@mui/material';
import { HttpError } from 'ra-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ResourceContextProvider, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { bodyOf, checkedBy, contractResolver } from '#admin/platform/client/body-of.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import { ConflictChoice } from '#admin/platform/concurrent-edits/concurrent-edit-notice.tsx';
import { type ChangeCalls, storeChange } from '#admin/platform/concurrent-edits/store-change.ts';
import { WhilePristine } from '#admin/platform/concurrent-edits/while-pristine.tsx';
import { DeskForm, FormToolbar } from '#admin/platform/forms/forms.tsx';
import { call } from '#admin/services.ts';
import type { Declared, Endpoint } from '#contract/platform/endpoint.ts';
import type { StaffRole } from '#contract/platform/staff-roles.ts';

/** A group of settings as it is stored. */
type VersionedSettings = { version: number };

/** The schema of a group: what is read, and what is stored. */
type Schema = z.ZodMiniType<VersionedSettings>;

type GroupCalls<S extends Schema> = {
  read: Endpoint<undefined, undefined, undefined, S>;
  update: Declared<undefined, undefined, S, S, StaffRole, 'PUT'>;
  toBody?: (values: FieldValues) => Record<string, unknown>;
};

type Props<S extends Schema> = GroupCalls<S> & {
  /** The settings as the form holds them, where that differs from how they are stored. */
  toForm?: (settings: z.output<S>) => FieldValues;
  children: ReactNode;
};

/** How a group is stored under its one address. */
function callsOf<S extends Schema>({ read, update }: GroupCalls<S>): ChangeCalls<z.output<S>> {
  const said = (settings: object) =>
    JSON.stringify(z.safeEncode<z.ZodMiniType>(update.body, { ...settings, version: 0 }).data);
  return {
    update: async (_id, body) =>
      checkedBy(update.data, (await call<Endpoint>(update, { body })).data),
    read: async () => checkedBy(read.data, (await call<Endpoint>(read, {})).data),
    saysTheSame: (stored, body) => said(stored) === said(body),
  };
}

/**
 * A group of settings in its form: what it shows, and how it is stored. It is stored over the version
 * that is shown and over no other; one that somebody else has stored since is `theirs`, and then
 * nothing is stored before it is said what becomes of it.
 */
function useSettings<S extends Schema>(group: GroupCalls<S>, stored: z.output<S>) {
  const notify = useNotify();
  const [shown, setShown] = useState(stored);
  const [theirs, setTheirs] = useState<z.output<S> | null>(null);
  const version = useRef(stored.version);
  const meant = group.toBody ?? ((values) => bodyOf(group.update.body, values));
  const toBody = (values: FieldValues) => ({ ...meant(values), version: version.current });

  function show(settings: z.output<S>): void {
    version.current = settings.version;
    setShown(settings);
    setTheirs(null);
  }

  async function send(values: FieldValues): Promise<z.output<S>> {
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
    goOnFrom(settings: z.output<S>): void {
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

/** A group of settings, read and stored whole. */
export function SettingsForm<S extends Schema>(props: Props<S>) {
  const { data, error, refetch } = useCall<Endpoint>(props.read, {});
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return <StoredSettings {...props} stored={checkedBy(props.read.data, data)} />;
}

type SettingsChangedProps = {
  /** Shows what is stored now instead of what was typed. */
  onLoad: () => void;
  /** What was typed may take its place. */
  onKeep: () => void;
};

/** Save is as far away as the form is long. */
function intoView(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'center' });
}

/** These settings were stored while somebody typed: nothing is lost before they choose. */
const SettingsChanged = ({ onLoad, onKeep }: SettingsChangedProps) => (
  <Alert ref={intoView} severity="error" sx={{ mb: 1, width: '100%' }}>
    <AlertTitle>These settings have changed in the meantime</AlertTitle>
    What you typed is on the screen, and not saved. Load what is stored now, or save yours over it.
    <ConflictChoice onTheirs={onLoad} onMine={onKeep} />
  </Alert>
);

/** What is typed stays until it is stored, whatever is read meanwhile. */
function StoredSettings<S extends Schema>(props: Props<S> & { stored: z.output<S> }) {
  const { update, toForm, stored } = props;
  const settings = useSettings(props, stored);
  const { shown, theirs, problem } = settings;
  return (
    <Card sx={{ maxWidth: 860 }}>
      <ResourceContextProvider value="settings">
        <DeskForm
          defaultValues={toForm ? toForm(shown) : shown}
          resolver={contractResolver(update.body, settings.toBody)}
          onSubmit={settings.submit}
          warnWhenUnsavedChanges
          toolbar={<FormToolbar />}
        >
          <WhilePristine onPristine={() => settings.goOnFrom(stored)} />
          {theirs && <SettingsChanged onLoad={settings.loadTheirs} onKeep={settings.keepMine} />}
          {problem && !theirs && (
            <Alert severity="error" sx={{ mb: 1, width: '100%' }}>
              {problem}
            </Alert>
          )}
          {props.children}
        </DeskForm>
      </ResourceContextProvider>
    </Card>
  );
}

/** A heading inside a long form, with a line on what its fields do. */
export function Group(props: {
  title: string;
  words?: string;
  /** What an address names behind its `#` that leads here. */
  place?: string;
}) {
  const { title, words, place } = props;
  const { hash } = useLocation();
  const heading = useRef<HTMLDivElement>(null);
  const isMeant = place !== undefined && hash === `#${place}`;
  useEffect(() => {
    if (isMeant) heading.current?.scrollIntoView({ block: 'start' });
  }, [isMeant]);
  return (
    <div ref={heading} style={{ width: '100%', margin: '14px 0 2px', scrollMarginTop: 72 }}>
      <h2 style={{ margin: 0, fontSize: '1.125rem', fontWeight: 750 }}>{title}</h2>
      {words && <p style={{ margin: '2px 0 6px', opacity: 0.8 }}>{words}</p>}
    </div>
  );
}
