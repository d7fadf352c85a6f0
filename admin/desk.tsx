import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { adminBroadcasts } from '#contract/account/desk-broadcasts.ts';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { adminWeeklyMenus } from '#contract/menu/desk-weekly-menus.ts';
import { adminPageViews } from '#contract/site/page-views.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { adminTiffinOrders, kitchenDays } from '#contract/tiffin/desk-tiffin-orders.ts';
import { BroadcastPage } from './account/broadcasts/broadcast-page.tsx';
import { BroadcastsPage } from './account/broadcasts/broadcasts-page.tsx';
import { NewBroadcast } from './account/broadcasts/new-broadcast.tsx';
import { EventBookPage } from './catering/event-book/event-book-page.tsx';
import { KitchenDayPage } from './kitchen/day/kitchen-day-page.tsx';
import { DeliveriesPage } from './kitchen/deliveries/deliveries-page.tsx';
import { i18nProvider } from './kitchen/labels/i18n.ts';
import { SettingsPage } from './kitchen/settings/settings-page.tsx';
import { SignInPage } from './kitchen/sign-in/sign-in-page.tsx';
import { DeskNotification } from './kitchen/steps/desk-notification.tsx';
import { StepsPage } from './kitchen/steps/steps-page.tsx';
import { DeskLayout } from './layout.tsx';
import { latePage } from './platform/components/late-page.tsx';
import { deskTheme } from './platform/theme/theme.ts';
import { FirstPage, NoAccess, NotFound, RequireAccess } from './require-access.tsx';
import { RESOURCES } from './resources.tsx';
import { authProvider, dataProvider, queryClient } from './services.ts';
import { PageViewsPage } from './site/page-views-page.tsx';
import { CounterPage } from './snacks/counter/counter-page.tsx';
import { UndeliveredPage } from './snacks/counter/undelivered-page.tsx';
import { UNDELIVERED_PATH } from './snacks/orders/paths.ts';
import { UNDECIDED_PATH, UndecidedPage } from './tiffin/credit-decision.tsx';

const MenuImportPage = latePage(() => import('./menu/planner/import-page.tsx'));
const PlannerPage = latePage(() => import('./menu/planner/planner-page.tsx'));
const PrintPage = latePage(() => import('./kitchen/print/print-page.tsx'));

/** The pages that are no resource's, and the call that each lives on. */
const PAGES = [
  { path: '/kitchen-day', needs: kitchenDays.read, page: <KitchenDayPage /> },
  { path: UNDECIDED_PATH, needs: adminTiffinOrders.decideCredit, page: <UndecidedPage /> },
  { path: '/snack-counter', needs: adminSnackOrders.board, page: <CounterPage /> },
  { path: UNDELIVERED_PATH, needs: adminSnackOrders.act, page: <UndeliveredPage /> },
  { path: '/event-book', needs: adminCatering.month, page: <EventBookPage /> },
  { path: '/weekly-menu', needs: adminWeeklyMenus.list, page: <PlannerPage /> },
  {
    path: '/weekly-menu/import',
    needs: adminWeeklyMenus.importSheet,
    page: <MenuImportPage />,
  },
  { path: '/broadcasts', needs: adminBroadcasts.list, page: <BroadcastsPage /> },
  { path: '/broadcasts/create', needs: adminBroadcasts.create, page: <NewBroadcast /> },
  { path: '/broadcasts/:id', needs: adminBroadcasts.read, page: <BroadcastPage /> },
  { path: '/visits', needs: adminPageViews.list, page: <PageViewsPage /> },
];

/** Written down once: react-admin registers what it is given anew whenever that is another list. */
const SCREENS = [
  ...RESOURCES.map((resource) => <Resource key={resource.name} {...resource} />),
  <CustomRoutes key="pages">
    <Route path="/deliveries" element={<DeliveriesPage />} />
    <Route path="/steps" element={<StepsPage />} />
    {PAGES.map(({ path, needs, page }) => (
      <Route
        key={path}
        path={path}
        element={<RequireAccess endpoint={needs}>{page}</RequireAccess>}
      />
    ))}
    <Route path="/settings" element={<SettingsPage />} />
    <Route path="/settings/:part" element={<SettingsPage />} />
  </CustomRoutes>,
  <CustomRoutes key="sheets" noLayout>
    <Route
      path="/print/:sheet"
      element={
        <RequireAccess endpoint={kitchenDays.read}>
          <PrintPage />
        </RequireAccess>
      }
    />
  </CustomRoutes>,
];

/** The kitchen's desk: one page for those who run the kitchen. */
export const Desk = () => (
  <Admin
    title="The kitchen's desk"
    dataProvider={dataProvider}
    authProvider={authProvider}
    queryClient={queryClient}
    i18nProvider={i18nProvider}
    theme={deskTheme}
    darkTheme={null}
    layout={DeskLayout}
    loginPage={SignInPage}
    notification={DeskNotification}
    dashboard={FirstPage}
    accessDenied={NoAccess}
    catchAll={NotFound}
    requireAuth
    disableTelemetry
  >
    {SCREENS}
  </Admin>
);
