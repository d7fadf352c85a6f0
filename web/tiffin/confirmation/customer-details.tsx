import { Mail, MapPin, Phone, UserRound } from 'lucide-react';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { Card } from '#web/platform/ui/card.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';

/** Who it is for and where it goes. */
export function CustomerDetails({
  subscription: { customerInfo },
}: {
  subscription: Subscription;
}) {
  const { name, email, phone, address } = customerInfo;
  const facts = [
    ['Name', UserRound, name],
    ['E-mail', Mail, email],
    ['Phone', Phone, formatPhone(phone)],
    ['Delivery address', MapPin, address],
  ] as const;
  return (
    <Card as="section" aria-labelledby="customer-details">
      <h2 id="customer-details" className="mb-3 text-title">
        Customer information
      </h2>
      <dl className="grid gap-2.5">
        {facts.map(([label, icon, text]) => (
          <div key={label} className="flex gap-3">
            <dt>
              <span className="sr-only">{label}</span>
              <Icon of={icon} className="mt-0.5 size-5 text-ink-soft" />
            </dt>
            <dd className="min-w-0 break-words whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
