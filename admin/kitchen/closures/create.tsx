import { CreateBase } from 'react-admin';
import { call } from '#admin/platform/client/services.ts';
import { Page } from '#admin/platform/parts/page.tsx';
import { adminClosures } from '#contract/kitchen/desk/closures.ts';
import { ClosureForm } from './closure-form.tsx';

/** Closes the kitchen for a day or a range. */
export const ClosureCreate = () => (
  <CreateBase>
    <Page title="Add a closure">
      <ClosureForm save={(body) => call(adminClosures.create, { body: body as never })} />
    </Page>
  </CreateBase>
);
