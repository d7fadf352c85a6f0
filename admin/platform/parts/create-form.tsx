import { Card } from '@mui/material';
import type { ReactNode } from 'react';
import { CreateBase, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { contractResolver } from '#admin/platform/client/contract-resolver.ts';
import { DeskForm } from './desk-form.tsx';
import { FormToolbar } from './edit-form.tsx';
import { listPath } from './list-paths.ts';
import { Page } from './page.tsx';

type Props<Row> = {
  title: string;
  schema: z.ZodMiniType;
  toBody?: (values: FieldValues) => Record<string, unknown>;
  defaults?: FieldValues;
  /** Instead of going to the list when it is saved. */
  onDone?: (row: Row) => void;
  /** Instead of saying what went wrong in a message. */
  onProblem?: (caught: unknown) => void;
  children: ReactNode;
};

/** The page that adds a record. */
export function CreateForm<Row extends RaRecord>({ onDone, onProblem, ...props }: Props<Row>) {
  const { toBody } = props;
  return (
    <CreateBase
      redirect={listPath}
      {...(toBody && { transform: toBody })}
      mutationOptions={{
        ...(onDone && { onSuccess: (row: unknown) => onDone(row as Row) }),
        ...(onProblem && { onError: onProblem }),
      }}
    >
      <Page title={props.title}>
        <Card sx={{ maxWidth: 860 }}>
          <DeskForm
            resolver={contractResolver(props.schema, toBody)}
            defaultValues={props.defaults ?? {}}
            warnWhenUnsavedChanges
            toolbar={<FormToolbar always />}
          >
            {props.children}
          </DeskForm>
        </Card>
      </Page>
    </CreateBase>
  );
}
