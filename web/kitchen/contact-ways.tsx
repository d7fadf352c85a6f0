import { Mail, Phone } from 'lucide-react';
import { formatPhone, useBusiness } from '#web/kitchen/business.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { type ButtonKind, buttonClass, LinkButton } from '#web/platform/ui/button.tsx';

/** The kitchen's telephone number, to press; nothing while it is not known. */
export function CallLink({
  kind = 'quiet',
  className = '',
}: {
  kind?: ButtonKind;
  className?: string;
}) {
  const phone = useBusiness()?.phone;
  if (!phone) return null;
  return (
    <a href={`tel:${phone}`} className={buttonClass(kind, 'medium', className)}>
      <Icon of={Phone} />
      {formatPhone(phone)}
    </a>
  );
}

/** The kitchen's e-mail address, to press; a long one breaks after its @. Without one the contact page. */
function WriteToUs({ className = '' }: { className?: string }) {
  const business = useBusiness();
  if (!business) return null;
  if (!business.email)
    return (
      <LinkButton to={paths.contact} kind="quiet" className={className}>
        <Icon of={Mail} /> Contact Us
      </LinkButton>
    );
  const [name, host] = business.email.split('@');
  return (
    <a href={`mailto:${business.email}`} className={buttonClass('quiet', 'medium', className)}>
      <Icon of={Mail} />
      <span className="min-w-0 leading-tight wrap-anywhere">
        {name}@<wbr />
        {host}
      </span>
    </a>
  );
}

/** Both ways to reach the kitchen. */
export function ContactWays() {
  return (
    <div className="flex flex-wrap gap-3">
      <CallLink kind="primary" className="max-sm:grow" />
      <WriteToUs className="min-w-0 max-sm:grow" />
    </div>
  );
}
