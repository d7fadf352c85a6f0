import { Page } from '#admin/platform/parts/page.tsx';
import { ShowPage } from '#admin/platform/parts/record-page.tsx';
import { Waiting } from '#admin/platform/parts/states.tsx';
import { TwoColumns } from '#admin/platform/parts/two-columns.tsx';
import type { AdminCustomer, AdminCustomerWhole } from '#contract/account/desk/customers.ts';
import { Account } from './account.tsx';
import { CustomerActions } from './actions.tsx';
import { History } from './history.tsx';
import { Inquiries } from './inquiries.tsx';
import { Letters } from './letters.tsx';
import { Payments } from './payments.tsx';
import { Plans } from './plans.tsx';
import { Remarks } from './remarks.tsx';
import { SnackOrders } from './snack-orders.tsx';
import { Tiffins } from './tiffins.tsx';
import { WhoTheyAre } from './who-they-are.tsx';

/** A customer as the page reads them; coming from a list, all about the account follows. */
type Known = AdminCustomer & Partial<AdminCustomerWhole>;

const isWhole = (customer: Known): customer is AdminCustomerWhole => customer.steps !== undefined;

/** Everything about one person: who they are, their account, what they ordered, paid and were sent. */
export const CustomerPage = () => (
  <ShowPage<Known> noun="Customer">
    {(customer) => (
      <Page title={customer.name}>
        {isWhole(customer) ? <Everything customer={customer} /> : <Waiting />}
      </Page>
    )}
  </ShowPage>
);

const Everything = ({ customer }: { customer: AdminCustomerWhole }) => (
  <>
    <CustomerActions customer={customer} />
    <Remarks customer={customer} />
    <TwoColumns
      main={<WhoTheyAre customer={customer} />}
      beside={<Account customer={customer} />}
    />
    <Plans customerId={customer.id} />
    <Tiffins customerId={customer.id} />
    <SnackOrders customerId={customer.id} />
    <Inquiries customerId={customer.id} />
    <Payments customerId={customer.id} />
    <Letters customerId={customer.id} />
    <History customer={customer} />
  </>
);
