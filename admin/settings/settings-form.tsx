import { Alert, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { ResourceContextProvider, SimpleForm, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { contractResolver } from '#admin/api/contract-resolver.ts';
import { call } from '#admin/api/services.ts';
import { useCall } from '#admin/api/use-call.ts';
import { useSubmit } from '#admin/api/use-submit.ts';
import { FormToolbar } from '#admin/parts/edit-form.tsx';
import { ReadProblem, Waiting } from '#admin/parts/states.tsx';
import type { DataOf, Endpoint } from '#contract/endpoint.ts';

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
  const { read, update, toForm = asTheyAre, toBody } = props;
  const notify = useNotify();
  const { data, error, refetch } = useCall(read, {} as never);
  const { submit, problem } = useSubmit(
    (values: FieldValues) => call(update, { body: toBody ? toBody(values) : values } as never),
    () => notify('Saved. The shop goes by it at once.', { type: 'success' }),
  );
  if (!data && error) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <Card sx={{ maxWidth: 860 }}>
      <ResourceContextProvider value="settings">
        <SimpleForm
          noValidate
          defaultValues={toForm(data)}
          resolver={contractResolver(update.body as never, toBody)}
          onSubmit={submit}
          warnWhenUnsavedChanges
          toolbar={<FormToolbar />}
        >
          {problem && (
            <Alert severity="error" sx={{ mb: 1, width: '100%' }}>
              {problem}
            </Alert>
          )}
          {props.children}
        </SimpleForm>
      </ResourceContextProvider>
    </Card>
  );
}

/** A heading inside a long form, with a line on what its fields do. */
export const Group = ({ title, words }: { title: string; words?: string }) => (
  <div style={{ width: '100%', margin: '14px 0 2px' }}>
    <h2 style={{ margin: 0, fontSize: '1.125rem', fontWeight: 750 }}>{title}</h2>
    {words && <p style={{ margin: '2px 0 6px', opacity: 0.8 }}>{words}</p>}
  </div>
);
