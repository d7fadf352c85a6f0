import { lazy } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { authProvider, dataProvider, queryClient } from './api/services.ts';
import { EventBookPage } from './event-book/event-book-page.tsx';
import { KitchenDayPage } from './kitchen-day/kitchen-day-page.tsx';
import { DeskLayout } from './layout/layout.tsx';
import { NotFound } from './layout/not-found.tsx';
import { PlannerPage } from './menu-planner/planner-page.tsx';
import { OverviewPage } from './overview/overview-page.tsx';
import { RESOURCES } from './resources.tsx';
import { SettingsPage } from './settings/settings-page.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { CounterPage } from './snack-counter/counter-page.tsx';
import { darkTheme, lightTheme } from './theme/theme.ts';
import { i18nProvider } from './words/i18n.ts';

const PrintPage = lazy(() => import('./print/print-page.tsx'));

/** The kitchen's desk: one page for those who run the kitchen. */
export const Desk = () => (
  <Admin
    title="The kitchen's desk"
    dataProvider={dataProvider}
    authProvider={authProvider}
    queryClient={queryClient}
    i18nProvider={i18nProvider}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
    layout={DeskLayout}
    loginPage={SignInPage}
    dashboard={OverviewPage}
    catchAll={NotFound}
    requireAuth
    disableTelemetry
  >
    {RESOURCES.map((resource) => (
      <Resource key={resource.name} {...resource} />
    ))}
    <CustomRoutes>
      <Route path="/kitchen-day" element={<KitchenDayPage />} />
      <Route path="/snack-counter" element={<CounterPage />} />
      <Route path="/event-book" element={<EventBookPage />} />
      <Route path="/weekly-menu" element={<PlannerPage />} />
      <Route path="/settings" element={<SettingsPage />} />
      <Route path="/settings/:part" element={<SettingsPage />} />
    </CustomRoutes>
    <CustomRoutes noLayout>
      <Route path="/print/:sheet" element={<PrintPage />} />
    </CustomRoutes>
  </Admin>
);
