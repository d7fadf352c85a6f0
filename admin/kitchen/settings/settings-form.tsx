import { Alert, AlertTitle, Card } from '@mui/material';
import { HttpError } from 'ra-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ResourceContextProvider, useNotify } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { TheirsOrMine } from '#admin/platform/changes/changed-meanwhile.tsx';
import { type ChangeCalls, storeChange } from '#admin/platform/changes/store-change.ts';
import { bodyOf, contractResolver } from '#admin/platform/client/body-of.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { DeskForm, FormToolbar } from '#admin/platform/forms/forms.tsx';
import { ReadProblem, Waiting } from '#admin/platform/parts/states.tsx';
import { call } from '#admin/services.ts';
import type { DataOf, Endpoint } from '#contract/platform/endpoint.ts';

type Props<Read extends Endpoint> = {
  read: Read;
  update: Endpoint;
  /** Between the settings as they are stored and as the form holds them, where the two differ. */
  toForm?: (settings: DataOf<Read>) => FieldValues;
  toBody?: (values: FieldValues) => Record<string, unknown>;
  children: ReactNode;
};

const asTheyAre = (settings: unknown) => settings as FieldValues;

/** A group of settings as it is stored. */
type Stored = { version: number };

type GroupCalls = {
  read: Endpoint;
  update: Endpoint;
  toBody?: (values: FieldValues) => Record<string, unknown>;
};

/** How a group is stored under its one address. */
function callsOf({ read, update }: GroupCalls): ChangeCalls<Stored> {
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
function useSettings(group: GroupCalls, stored: Stored) {
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

/** A group of settings, read and stored whole. */
export function SettingsForm<Read extends Endpoint>(props: Props<Read>) {
  const { data, error, refetch } = useCall(props.read, {} as never);
  if (!data && error) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return <StoredSettings {...props} stored={data as unknown as Stored} />;
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
    <TheirsOrMine onTheirs={onLoad} onMine={onKeep} />
  </Alert>
);

/** What is typed stays until it is stored, whatever is read meanwhile. */
function StoredSettings<Read extends Endpoint>(props: Props<Read> & { stored: Stored }) {
  const { update, toForm = asTheyAre, stored } = props;
  const settings = useSettings(props, stored);
  const { shown, theirs, problem } = settings;
  return (
    <Card sx={{ maxWidth: 860 }}>
      <ResourceContextProvider value="settings">
        <DeskForm
          defaultValues={toForm(shown as DataOf<Read>)}
          resolver={contractResolver(update.body as never, settings.toBody)}
          onSubmit={settings.submit}
          warnWhenUnsavedChanges
          toolbar={<FormToolbar />}
        >
          <WhileUntouched onUntouched={() => settings.goOnFrom(stored)} />
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

/** Until somebody types, the form shows what was read last. */
function WhileUntouched({ onUntouched }: { onUntouched: () => void }) {
  const { dirtyFields } = useFormState();
  const isUntouched = Object.keys(dirtyFields).length === 0;
  useEffect(() => {
    if (isUntouched) onUntouched();
  });
  return null;
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
