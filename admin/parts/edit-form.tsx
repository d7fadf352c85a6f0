import { Card } from '@mui/material';
import type { ReactNode } from 'react';
import {
  EditBase,
  type RaRecord,
  SaveButton,
  SimpleForm,
  Toolbar,
  useEditContext,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { contractResolver } from '#admin/api/contract-resolver.ts';
import { Page } from './page.tsx';
import { ReadProblem, Waiting } from './states.tsx';

type Props<Row> = {
  title: (row: Row) => string;
  /** What the server takes; the form is checked against it before anything is sent. */
  schema: z.ZodMiniType;
  toBody?: (values: FieldValues) => Record<string, unknown>;
  /** Where to go when it is saved. */
  redirect?: 'list' | 'show' | false;
  /** What stands beside Save, such as a way to delete. */
  beside?: ReactNode;
  /** Parts of the page below the form. */
  below?: (row: Row) => ReactNode;
  children: ReactNode;
};

/** The page that edits one record: saved only when the server has said yes, nothing lost when not. */
export const EditForm = <Row extends RaRecord>({ redirect = 'list', ...props }: Props<Row>) => (
  <EditBase
    mutationMode="pessimistic"
    redirect={redirect}
    {...(props.toBody && { transform: props.toBody })}
  >
    <Edited<Row> {...props} />
  </EditBase>
);

function Edited<Row extends RaRecord>(props: Omit<Props<Row>, 'redirect'>) {
  const { record, error, refetch } = useEditContext<Row>();
  if (!record && error) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!record) return <Waiting />;
  return (
    <Page title={props.title(record)}>
      <Card sx={{ maxWidth: 860 }}>
        <SimpleForm
          noValidate
          resolver={contractResolver(props.schema, props.toBody)}
          warnWhenUnsavedChanges
          toolbar={<FormToolbar>{props.beside}</FormToolbar>}
        >
          {props.children}
        </SimpleForm>
      </Card>
      {props.below?.(record)}
    </Page>
  );
}

const NO_ICON = <span />;

/** Save, and what stands beside it. */
export const FormToolbar = ({ children, always }: { children?: ReactNode; always?: boolean }) => (
  <Toolbar sx={{ gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
    <SaveButton icon={NO_ICON} {...(always && { alwaysEnable: true })} />
    {children}
  </Toolbar>
);
