import type { ReactNode } from 'react';
import {
  EditBase,
  type Identifier,
  type RaRecord,
  ShowBase,
  useEditContext,
  useShowContext,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { READ_OPTIONS } from '#admin/platform/client/use-call.ts';
import { listPath } from '#admin/platform/components/list-paths.ts';
import { Page } from './page.tsx';
import { ErrorState, LoadingState } from './states.tsx';

type RecordRead<Row> = {
  /** What it is, for the heading while there is nothing to show. */
  noun: string;
  children: (record: Row) => ReactNode;
};

type RecordState<Row> = RecordRead<Row> & {
  record: Row | undefined;
  error: unknown;
  refetch: () => unknown;
};

/** The record once it is there; until then that it is being read, or why it cannot be. */
function WhenRead<Row>({ noun, record, error, refetch, children }: RecordState<Row>) {
  if (record) return children(record);
  return (
    <Page title={noun}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />}
    </Page>
  );
}

function ShownRecord<Row extends RaRecord>(props: RecordRead<Row>) {
  const { record, error, refetch } = useShowContext<Row>();
  return <WhenRead<Row> {...props} {...{ record, error, refetch }} />;
}

function EditedRecord<Row extends RaRecord>(props: RecordRead<Row>) {
  const { record, error, refetch } = useEditContext<Row>();
  return <WhenRead<Row> {...props} {...{ record, error, refetch }} />;
}

/** The page that shows one record. */
export const ShowPage = <Row extends RaRecord>(props: RecordRead<Row>) => (
  <ShowBase queryOptions={READ_OPTIONS}>
    <ShownRecord<Row> {...props} />
  </ShowBase>
);

/** Where to go once it is saved: the record's page, nowhere, or a path of one's own. */
export type Redirect = 'show' | false | ((resource?: string, id?: Identifier) => string);

type Edit<Row> = RecordRead<Row> & {
  redirect?: Redirect;
  toBody?: (values: FieldValues) => Record<string, unknown>;
};

/** The page that edits one record; a change counts once the server has said yes. */
export const EditPage = <Row extends RaRecord>({
  redirect = listPath,
  toBody,
  ...read
}: Edit<Row>) => (
  <EditBase
    mutationMode="pessimistic"
    queryOptions={READ_OPTIONS}
    redirect={redirect}
    {...(toBody && { transform: toBody })}
  >
    <EditedRecord<Row> {...read} />
  </EditBase>
);
