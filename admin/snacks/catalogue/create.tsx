import { CreateBase } from 'react-admin';
import { Page } from '#admin/platform/parts/page.tsx';
import { SnackForm } from './snack-form.tsx';

/** Adds a snack; it comes last in the shop until the snacks are arranged. */
export const SnackCreate = () => (
  <CreateBase>
    <Page title="Add a snack">
      <SnackForm />
    </Page>
  </CreateBase>
);
