import { CreateBase } from 'react-admin';
import { call } from '#admin/api/services.ts';
import { Page } from '#admin/parts/page.tsx';
import { adminClosures } from '#contract/admin/closures.ts';
import { ClosureForm } from './closure-form.tsx';

/** Closes the kitchen for a day or a range. */
export const ClosureCreate = () => (
  <CreateBase>
    <Page title="Add a closure">
      <ClosureForm save={(body) => call(adminClosures.create, { body: body as never })} />
    </Page>
  </CreateBase>
);
