import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Customer } from '#contract/account/customer.ts';
import { DEFAULT_CUSTOMER_SETTINGS } from '#domain/account/customer-settings.ts';
import { PUBLIC_BUSINESS } from '#test/public-business.ts';
import { ConfirmByCode } from './account/email-codes/confirm-by-code.tsx';
import AccountDeletionPage from './account/own-data/account-deletion-page.tsx';
import { ProveByCode } from './account/own-data/delete-account-dialog.tsx';
import { NotificationsSection } from './account/settings/notifications-section.tsx';
import { valuesOf } from './account/settings/use-settings-form.ts';
import { ChangePasswordForm } from './account/sign-in/change-password-page.tsx';
import { SuccessPanel } from './catering/wizard/success-panel.tsx';
import { Form } from './platform/form/form.tsx';
import { rightsChapters } from './site/policies/rights-chapters.tsx';
import { RightsInOntario } from './site/policies/subscription-chapter.tsx';
import { CheckoutFields as SnackCheckoutFields } from './snacks/checkout/checkout-form.tsx';
import { CheckoutFields } from './tiffin/checkout/checkout-fields.tsx';

const EMAIL = 'asha@example.com';
const USER = { email: EMAIL, email_verified: true } as Customer;

const ignore = async () => undefined;

/** The fields of a form, as its page holds them. */
function Held({ children }: { children: ReactNode }) {
  return (
    <Form form={useForm({ defaultValues: {} })} onSubmit={() => {}}>
      {children}
    </Form>
  );
}

const settings = {
  values: valuesOf(DEFAULT_CUSTOMER_SETTINGS, 'light'),
  change: () => undefined,
  save: ignore,
  isChanged: false,
};

/** A part of a page, as a kitchen has it that sends mails or does not. */
function shown(part: ReactNode, sendsMail: boolean): string {
  const root = { origin: '', business: { ...PUBLIC_BUSINESS, sendsMail } };
  const router = createMemoryRouter([{ id: 'root', path: '/', element: part, loader: ignore }], {
    initialEntries: [{ pathname: '/', state: { deletionDay: '2026-12-18' } }],
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const CANNOT = 'We cannot send e-mail yet';

/** What stands where, with mails and without; what else is said stays. */
const PLACES: [place: string, part: ReactNode, withMail: string, without: string][] = [
  [
    'an inquiry that was sent',
    <SuccessPanel
      key=""
      sent={{ inquiryNumber: 'CI-2026-1', email: EMAIL, firstName: 'Asha' }}
      onAnother={ignore}
    />,
    `A confirmation email has been sent to ${EMAIL}.`,
    'Catering inquiry submitted successfully!',
  ],
  [
    'an account that will be deleted',
    <AccountDeletionPage key="" />,
    'signed out everywhere, and a mail with this day is on its way to you.',
    'signed out everywhere.',
  ],
  [
    'the settings of notifications',
    <NotificationsSection key="" form={settings} user={USER} />,
    'Mails that an order needs always come',
    CANNOT,
  ],
  [
    'an address to confirm',
    <ConfirmByCode key="" email={EMAIL} onConfirmed={ignore} />,
    'Confirm my address',
    CANNOT,
  ],
  [
    'a deletion that a code confirms',
    <ProveByCode key="" user={USER} formId="delete" ask={ignore} error={null} />,
    `A code that we send to ${EMAIL}`,
    CANNOT,
  ],
  [
    'a first password',
    <ChangePasswordForm key="" email={EMAIL} name="Asha" hasPassword={false} onDone={ignore} />,
    `A code that we send to ${EMAIL}`,
    CANNOT,
  ],
  [
    'the checkout of a plan',
    <Held key="">
      <CheckoutFields start={null} mailsTo={EMAIL} />
    </Held>,
    `Mails about this plan go to ${EMAIL}`,
    'Who it is for',
  ],
  [
    'the checkout of snacks',
    <Held key="">
      <SnackCheckoutFields closures={[]} mailsTo={EMAIL} />
    </Held>,
    `Mails about this order go to ${EMAIL}`,
    'Who it is for',
  ],
  [
    'the rights of whoever buys a plan',
    <RightsInOntario key="" />,
    'Afterwards we mail you the same; please keep that mail',
    'please print or save that page, it is your copy of our agreement',
  ],
];

describe('where no mail server is set, nobody is told of a mail', () => {
  it.each(PLACES)('%s', (_place, part, withMail, without) => {
    expect(shown(part, true)).toContain(withMail);
    const silent = shown(part, false);
    expect(silent).toContain(without);
    expect(silent).not.toContain(withMail);
  });

  it('which mail there is', () => {
    const text = (sendsMail: boolean) =>
      shown(rightsChapters({ ...PUBLIC_BUSINESS, sendsMail })[0]?.text, sendsMail);
    expect(text(false)).toContain(CANNOT);
    expect(text(true)).not.toContain(CANNOT);
  });

  it('but who has a password changes it as ever', () => {
    const form = <ChangePasswordForm email={EMAIL} name="Asha" hasPassword onDone={ignore} />;
    expect(shown(form, false)).toContain('Current password');
    expect(shown(form, false)).not.toContain(CANNOT);
  });
});
