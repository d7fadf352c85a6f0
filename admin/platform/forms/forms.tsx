import { Card, CardContent, Stack } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { CreateBase, Form, type FormProps, type RaRecord, SaveButton, Toolbar } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { bodyOf, contractResolver } from '#admin/platform/client/body-of.ts';
import { listPath } from '#admin/platform/components/list-paths.ts';
import { Page } from '#admin/platform/components/page.tsx';
import { EditPage, type Redirect } from '#admin/platform/components/record-page.tsx';
import { changedSince } from '#admin/platform/concurrent-edits/changed-since.ts';
import { WhilePristine } from '#admin/platform/concurrent-edits/while-pristine.tsx';

type Props<Row> = {
  noun: string;
  title: (row: Row) => string;
  /** What the server takes; the form is checked against it before anything is sent. */
  schema: z.ZodMiniType;
  toBody?: (values: FieldValues) => Record<string, unknown>;
  /** Fields that have to be as they were read, whatever was changed. */
  held?: readonly string[];
  /** Where to go when it is saved. */
  redirect?: Redirect;
  /** What stands beside Save, such as a way to delete. */
  beside?: ReactNode;
  /** Parts of the page below the form. */
  below?: (row: Row) => ReactNode;
  children: ReactNode;
};

/**
 * A form's fields one below the other, and its toolbar. What it does is checked by the contract, and
 * not by the browser.
 */
export const DeskForm = ({
  toolbar,
  children,
  ...form
}: Omit<FormProps, 'children' | 'render'> & { toolbar: ReactNode; children: ReactNode }) => (
  <Form noValidate {...form}>
    <CardContent sx={{ pb: { xs: '5em', sm: 3 } }}>
      <Stack sx={{ alignItems: 'flex-start' }}>{children}</Stack>
    </CardContent>
    {toolbar}
  </Form>
);

/**
 * A form over one record: saved only when the server has said yes, nothing lost when not, and nothing
 * of what somebody else has stored since it was opened.
 */
export function EditForm<Row extends RaRecord>({
  noun,
  redirect,
  held,
  toBody = (values) => bodyOf(props.schema, values),
  ...props
}: Props<Row>) {
  const opened = useRef<Row>(undefined);
  const toChange = (values: FieldValues) => ({
    ...toBody(values),
    ...(opened.current && { was: changedSince(opened.current, values, toBody, held) }),
  });
  return (
    <EditPage<Row> noun={noun} {...(redirect !== undefined && { redirect })} toBody={toChange}>
      {(record) => (
        <Page title={props.title(record)}>
          <Card sx={{ maxWidth: 860 }}>
            <DeskForm
              resolver={contractResolver(props.schema, toBody)}
              warnWhenUnsavedChanges
              toolbar={<FormToolbar>{props.beside}</FormToolbar>}
            >
              <WhilePristine
                onPristine={() => {
                  opened.current = record;
                }}
              />
              {props.children}
            </DeskForm>
          </Card>
          {props.below?.(record)}
        </Page>
      )}
    </EditPage>
  );
}

const NO_ICON = <span />;

type ToolbarProps = {
  always?: boolean;
  /** On the button instead of Save, and it cannot be pressed meanwhile. */
  busyWords?: string;
  children?: ReactNode;
};

/** Save, and what stands beside it. */
export const FormToolbar = ({ always, busyWords, children }: ToolbarProps) => (
  <Toolbar sx={{ gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
    <SaveButton
      icon={NO_ICON}
      {...(always && { alwaysEnable: true })}
      {...(busyWords && { label: busyWords, alwaysEnable: false, disabled: true })}
    />
    {children}
  </Toolbar>
);

type CreateFormProps<Row> = {
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
export function CreateForm<Row extends RaRecord>({
  onDone,
  onProblem,
  ...props
}: CreateFormProps<Row>) {
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
