import { Card } from '@mui/material';
import { type ReactNode, useState } from 'react';
import {
  CreateBase,
  DataTable,
  DateInput,
  DeleteWithConfirmButton,
  type RaRecord,
  SearchInput,
  TextInput,
  useNotify,
  useRedirect,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ClosureDialog, type SavedClosure } from '#admin/kitchen/closures/closure-dialog.tsx';
import { closureDoneText } from '#admin/kitchen/closures/closure-text.ts';
import { today } from '#admin/kitchen/labels/today.ts';
import { DeskList } from '#admin/kitchen/lists/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/kitchen/lists/desk-table.tsx';
import { ListActions } from '#admin/kitchen/lists/list-actions.tsx';
import { bodyOf, checkedBy, contractResolver } from '#admin/platform/client/body-of.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { listPath } from '#admin/platform/components/list-paths.ts';
import { Page } from '#admin/platform/components/page.tsx';
import { EditPage } from '#admin/platform/components/record-page.tsx';
import { EmptyState } from '#admin/platform/components/states.tsx';
import { DeskForm, FormToolbar } from '#admin/platform/forms/forms.tsx';
import { call } from '#admin/services.ts';
import { type AdminClosure, adminClosures } from '#contract/kitchen/desk-closures.ts';
import { type Closure, closuresOf } from '#domain/kitchen/calendar.ts';
import { isNothingAffected } from '#domain/kitchen/closure-effects.ts';
import { formatDayLong } from '#domain/platform/days.ts';

const daysOf = ({ startDate, endDate }: AdminClosure): string =>
  startDate === endDate
    ? formatDayLong(startDate)
    : `${formatDayLong(startDate)} to ${formatDayLong(endDate)}`;

/** The days on which the kitchen is closed, from today on. */
export const ClosureList = () => (
  <DeskList
    perPage={50}
    sort={{ field: 'startDate', order: 'ASC' }}
    filters={[
      <SearchInput key="search" source="search" alwaysOn placeholder="Reason" />,
      <DateInput key="from" source="from" label="From" alwaysOn />,
    ]}
    filterDefaultValues={{ from: today() }}
    actions={<ListActions create="Add a closure" />}
    empty={
      <EmptyState words="No closures. Add holidays and days off; the shop never offers them.">
        <ListActions create="Add a closure" />
      </EmptyState>
    }
  >
    <DeskTable<AdminClosure>
      opens="edit"
      phone={(row) => <PhoneRow title={row.reason} lines={[daysOf(row)]} />}
      emptyWords="No closure from this day on."
    >
      <DataTable.Col source="startDate" label="Days" render={daysOf} />
      <DataTable.Col source="reason" label="Reason" cellClassName="prose" disableSort />
    </DeskTable>
  </DeskList>
);

const schema = adminClosures.create.body;

type Body = z.output<typeof schema>;

/** One closed day is a range of one; the last day may stay empty. */
const toBody = (values: FieldValues) =>
  bodyOf(schema, { ...values, answer: null, endDate: values.endDate || values.startDate });

type Props = {
  closure?: AdminClosure & RaRecord;
  save: (body: Body) => Promise<{ data: SavedClosure }>;
  beside?: ReactNode;
};

/** The days, the reason, and, when anything stands on new ones, the question what becomes of it. */
function ClosureForm({ closure, save, beside }: Props) {
  const notify = useNotify();
  const redirect = useRedirect();
  const [asked, setAsked] = useState<Body | null>(null);
  const leave = () => redirect(listPath, 'closures');

  const { submit } = useSubmit(
    async (body: Body) => {
      const { startDate, endDate } = body;
      try {
        const { data } = await call(adminClosures.standing, { query: { startDate, endDate } });
        if (isNothingAffected(data)) return (await save(body)).data;
      } catch (caught) {
        notify((caught as Error).message, { type: 'error' });
        throw caught;
      }
      setAsked(body);
      return null;
    },
    (saved) => {
      if (!saved) return;
      notify(closure ? 'Saved.' : closureDoneText(null), { type: 'success' });
      leave();
    },
  );

  return (
    <Card sx={{ maxWidth: 860 }}>
      <DeskForm
        resolver={contractResolver(schema, toBody)}
        defaultValues={closure ?? {}}
        onSubmit={(values: FieldValues) => submit(checkedBy(schema, toBody(values)))}
        disableInvalidFormNotification
        toolbar={<FormToolbar always>{beside}</FormToolbar>}
      >
        <DateInput source="startDate" label="Closed from" fullWidth />
        <DateInput source="endDate" label="Until, that day included (empty: one day)" fullWidth />
        <TextInput source="reason" label="Reason (customers read it)" />
      </DeskForm>
      {asked && (
        <ClosureDialog
          {...asked}
          save={async (_reason, answer) => (await save({ ...asked, answer })).data}
          onDone={leave}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

/** Closes the kitchen for a day or a range. */
export const ClosureCreate = () => (
  <CreateBase>
    <Page title="Add a closure">
      <ClosureForm save={(body) => call(adminClosures.create, { body })} />
    </Page>
  </CreateBase>
);

const OpenAgain = () => (
  <DeleteWithConfirmButton
    label="Open these days again"
    confirmTitle="Open these days again?"
    confirmContent="The shop offers them again at once. What was moved, called off or cancelled stays as it is; only weekly usuals book these days again."
    mutationMode="pessimistic"
    color="primary"
  />
);

/** Changes a closure, or opens the kitchen again. */
export const ClosureEdit = () => (
  <EditPage<AdminClosure> noun="Closure">
    {(closure) => (
      <Page title={closure.reason}>
        <ClosureForm
          closure={closure}
          save={(body) => call(adminClosures.update, { params: { id: closure.id }, body })}
          beside={<OpenAgain />}
        />
      </Page>
    )}
  </EditPage>
);

/** When the kitchen is closed, from today on; none until that is read. */
export function useClosures({ enabled = true } = {}): readonly Closure[] {
  const { data = [] } = useCall(
    adminClosures.list,
    { query: { page: 1, limit: 100, sort: 'startDate', order: 'ASC', from: today() } },
    { enabled },
  );
  return closuresOf(data);
}
