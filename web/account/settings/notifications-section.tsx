import type { Customer } from '#contract/account/customer.ts';
import { useBusiness, useSendsMail } from '#web/kitchen/business.ts';
import { LazyBoundary } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { SettingSwitch, SettingsSection } from './settings-section.tsx';
import type { SettingsForm } from './use-settings-form.ts';

const PhoneNews = lazyPart(async () => (await import('./own-phone.tsx')).PhoneNews);

/** Which of the mails come that no order needs. */
export function NotificationsSection({ form, user }: { form: SettingsForm; user: Customer }) {
  const sendsMail = useSendsMail();
  const business = useBusiness();
  const { email, sms, whatsapp } = form.values;
  const isAny = email || (business?.reachesPhones === true && (sms || whatsapp));
  return (
    <SettingsSection title="Notifications">
      <p className="mb-3 max-w-text text-ink-soft">
        {sendsMail
          ? 'Mails that an order needs always come: confirmations, changes, cancellations, quotes and receipts. These you choose:'
          : 'We cannot send e-mail yet. What you choose here holds as soon as we can; mails that an order needs then always come.'}
      </p>
      <SettingSwitch
        form={form}
        name="email"
        label="E-mail notifications"
        hint="Switch it off, and by e-mail only what an order needs comes."
      />
      <fieldset disabled={!isAny} className="mt-2 grid gap-2 sm:pl-9 disabled:opacity-60">
        <legend className="sr-only">Which mails</legend>
        <SettingSwitch
          form={form}
          name="orderUpdates"
          label="Order updates"
          hint="Reminders of a delivery, word of a late van or another dish, what your usual has booked, credits that run low, quotes that end soon, and snacks that are ready."
        />
        <SettingSwitch
          form={form}
          name="promotions"
          label="Promotions"
          hint={`The menu of the week, on Sundays, and now and then what the kitchen offers${user.email_verified ? '' : ', once your address is confirmed'}.`}
        />
      </fieldset>
      {business?.reachesPhones && (
        <LazyBoundary lines={5}>
          <PhoneNews form={form} user={user} />
        </LazyBoundary>
      )}
    </SettingsSection>
  );
}
