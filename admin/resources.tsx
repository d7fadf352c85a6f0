import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { NewCustomer } from '#admin/account/new-customer.tsx';
import { NewInquiry } from '#admin/catering/inquiries/new-inquiry.tsx';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { adminImports } from '#contract/account/desk-imports.ts';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { CustomerForm } from './account/customer-form.tsx';
import { CustomerPage } from './account/customer-page.tsx';
import { CustomerList } from './account/list.tsx';
import { MergePage } from './account/merge-page.tsx';
import { InquiryList } from './catering/inquiries/list.tsx';
import { InquiryShow } from './catering/inquiries/show.tsx';
import { OptionCreate, OptionEdit, OptionList } from './catering/options.tsx';
import { QuotePage } from './catering/quote-editor/quote-page.tsx';
import { AuditList } from './kitchen/audit-log.tsx';
import { ClosureCreate, ClosureEdit, ClosureList } from './kitchen/closures/closures.tsx';
import { MailList, MailShow } from './kitchen/outbox.tsx';
import { StaffCreate, StaffEdit, StaffList } from './kitchen/staff.tsx';
import { DishCreate, DishEdit } from './menu/dishes/dish-form.tsx';
import { DishList } from './menu/dishes/list.tsx';
import { PaymentList } from './money/list.tsx';
import { PlanList } from './money/plans/list.tsx';
import { PlanCreate, PlanEdit } from './money/plans/plan-form.tsx';
import { latePage } from './platform/components/late-page.tsx';
import { RequireAccess } from './require-access.tsx';
import type { ResourceName } from './resource-endpoints.ts';
import { CategoryCreate, CategoryEdit, CategoryList } from './site/blog/categories.tsx';
import { PostCreate, PostEdit } from './site/blog/edit.tsx';
import { PostList } from './site/blog/list.tsx';
import { MessageList } from './site/messages/list.tsx';
import { MessageShow } from './site/messages/show.tsx';
import { SnackList } from './snacks/catalogue/list.tsx';
import { SnackCreate, SnackEdit } from './snacks/catalogue/snack-form.tsx';
import { SnackOrderList } from './snacks/orders/list.tsx';
import { SnackOrderShow } from './snacks/orders/show.tsx';
import { TiffinOrderEdit } from './tiffin/orders/edit.tsx';
import { TiffinOrderList } from './tiffin/orders/list.tsx';
import { TiffinOrderShow } from './tiffin/orders/show.tsx';
import { SubscriptionList } from './tiffin/subscriptions/list.tsx';
import { SubscriptionEdit, SubscriptionShow } from './tiffin/subscriptions/show.tsx';

const DishImportPage = latePage(() => import('./menu/dishes/import-page.tsx'));
const PlanImportPage = latePage(() => import('./money/plans/import-page.tsx'));
const SnackImportPage = latePage(() => import('./snacks/catalogue/import-page.tsx'));
const ImportPage = latePage(() => import('./account/import/import-page.tsx'));
const ArrangePage = latePage(() => import('./snacks/catalogue/arrange-page.tsx'));

/** A resource with its heading and its screens; its calls are in resource-endpoints.ts. */
type DeskResource = Pick<
  ResourceProps,
  'list' | 'show' | 'edit' | 'create' | 'options' | 'children'
> & { name: ResourceName };

/**
 * The desk's resources. Another noun is one more row here, one in resource-endpoints.ts, one in
 * nav-items.ts, and its screens in the folder of its area.
 */
export const RESOURCES: DeskResource[] = [
  {
    name: 'subscriptions',
    options: { label: 'Subscriptions' },
    list: SubscriptionList,
    show: SubscriptionShow,
    edit: SubscriptionEdit,
  },
  {
    name: 'tiffin-orders',
    options: { label: 'Tiffin orders' },
    list: TiffinOrderList,
    show: TiffinOrderShow,
    edit: TiffinOrderEdit,
  },
  {
    name: 'snack-orders',
    options: { label: 'Snack orders' },
    list: SnackOrderList,
    show: SnackOrderShow,
  },
  {
    name: 'catering-inquiries',
    options: { label: 'Catering inquiries' },
    list: InquiryList,
    show: InquiryShow,
    create: NewInquiry,
    children: (
      <Route
        path=":id/quote"
        element={
          <RequireAccess endpoint={adminCatering.sendQuote}>
            <QuotePage />
          </RequireAccess>
        }
      />
    ),
  },
  { name: 'payments', options: { label: 'Payments' }, list: PaymentList },
  {
    name: 'customers',
    options: { label: 'Customers' },
    list: CustomerList,
    edit: CustomerPage,
    create: NewCustomer,
    children: [
      <Route
        key="import"
        path="import"
        element={
          <RequireAccess endpoint={adminImports.create}>
            <ImportPage />
          </RequireAccess>
        }
      />,
      <Route key="change" path=":id/change" element={<CustomerForm />} />,
      <Route
        key="merge"
        path=":id/merge"
        element={
          <RequireAccess endpoint={adminCustomers.merge}>
            <MergePage />
          </RequireAccess>
        }
      />,
    ],
  },
  {
    name: 'plan-groups',
    options: { label: 'Plans' },
    list: PlanList,
    edit: PlanEdit,
    create: PlanCreate,
    children: <Route path="import" element={<PlanImportPage />} />,
  },
  {
    name: 'snacks',
    options: { label: 'Snacks' },
    list: SnackList,
    edit: SnackEdit,
    create: SnackCreate,
    children: [
      <Route key="arrange" path="arrange" element={<ArrangePage />} />,
      <Route key="import" path="import" element={<SnackImportPage />} />,
    ],
  },
  {
    name: 'dishes',
    options: { label: 'Dishes' },
    list: DishList,
    edit: DishEdit,
    create: DishCreate,
    children: <Route path="import" element={<DishImportPage />} />,
  },
  {
    name: 'catering-options',
    options: { label: 'Catering menu' },
    list: OptionList,
    edit: OptionEdit,
    create: OptionCreate,
  },
  {
    name: 'blogs',
    options: { label: 'Blog' },
    list: PostList,
    edit: PostEdit,
    create: PostCreate,
  },
  {
    name: 'blog-categories',
    options: { label: 'Blog categories' },
    list: CategoryList,
    edit: CategoryEdit,
    create: CategoryCreate,
  },
  {
    name: 'contact-messages',
    options: { label: 'Messages' },
    list: MessageList,
    show: MessageShow,
  },
  {
    name: 'closures',
    options: { label: 'Closures' },
    list: ClosureList,
    edit: ClosureEdit,
    create: ClosureCreate,
  },
  {
    name: 'staff',
    options: { label: 'Staff' },
    list: StaffList,
    edit: StaffEdit,
    create: StaffCreate,
  },
  { name: 'mails', options: { label: 'Outbox' }, list: MailList, show: MailShow },
  { name: 'audit-log', options: { label: 'Audit log' }, list: AuditList },
];
