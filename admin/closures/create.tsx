import { CreateBase } from 'react-admin';
import { dataProvider } from '#admin/api/services.ts';
import { Page } from '#admin/parts/page.tsx';
import { ClosureForm } from './closure-form.tsx';

/** Closes the kitchen for a day or a range. */
export const ClosureCreate = () => (
  <CreateBase>
    <Page title="Add a closure">
      <ClosureForm save={(data) => dataProvider.create('closures', { data })} />
    </Page>
  </CreateBase>
);
