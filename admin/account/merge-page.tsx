import { useSearchParams } from 'react-router';
import { Page } from '#admin/platform/parts/page.tsx';
import { ShowPage } from '#admin/platform/parts/record-page.tsx';
import type { AdminCustomer } from '#contract/account/desk/customers.ts';
import { FindDouble } from './find-double.tsx';
import { MergeChoice } from './merge-choice.tsx';

/** Makes two accounts of one person one: find the other, say which stays, see what moves, do it. */
export const MergePage = () => (
  <ShowPage<AdminCustomer> noun="Customer">
    {(customer) => (
      <Page title={`Merge a double of ${customer.name}`}>
        <MergeSteps customer={customer} />
      </Page>
    )}
  </ShowPage>
);

/** The other account is named in the address, so that a reload and the way back lose nothing. */
function MergeSteps({ customer }: { customer: AdminCustomer }) {
  const [params, setParams] = useSearchParams();
  const other = params.get('with');
  return other ? (
    <MergeChoice oneId={customer.id} otherId={other} onBack={() => setParams({})} />
  ) : (
    <FindDouble of={customer} onChoose={({ id }) => setParams({ with: id })} />
  );
}
