import { Alert, Card } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router';
import { contractResolver } from '#admin/platform/client/contract-resolver.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { DeskForm } from '#admin/platform/parts/desk-form.tsx';
import { FormToolbar } from '#admin/platform/parts/edit-form.tsx';
import { ReadProblem, Waiting } from '#admin/platform/parts/states.tsx';
import type { DataOf, Endpoint } from '#contract/platform/endpoint.ts';
import { SettingsChanged } from './settings-changed.tsx';
import { type Stored, useSettings } from './use-settings.ts';

type Props<Read extends Endpoint> = {
  read: Read;
  update: Endpoint;
  /** Between the settings as they are stored and as the form holds them, where the two differ. */
  toForm?: (settings: DataOf<Read>) => FieldValues;
  toBody?: (values: FieldValues) => Record<string, unknown>;
  children: ReactNode;
};

const asTheyAre = (settings: unknown) => settings as FieldValues;

/** A group of settings, read and stored whole. */
export function SettingsForm<Read extends Endpoint>(props: Props<Read>) {
  const { data, error, refetch } = useCall(props.read, {} as never);
  if (!data && error) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return <StoredSettings {...props} stored={data as unknown as Stored} />;
}

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
