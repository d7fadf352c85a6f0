import { CreateBase } from 'react-admin';
import { Page } from '#admin/platform/parts/page.tsx';
import { DishForm } from './dish-form.tsx';

/** Adds a dish; it is on the menu once a week is planned with it. */
export const DishCreate = () => (
  <CreateBase>
    <Page title="Add a dish">
      <DishForm />
    </Page>
  </CreateBase>
);
