import { Mail, Phone } from 'lucide-react';
import { formatPhone, useBusiness } from '#web/business.ts';
import { type ButtonKind, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Telephone and e-mail of the kitchen, to press; nothing while they cannot be read. */
export function ContactWays({ kind = 'quiet' }: { kind?: ButtonKind }) {
  const business = useBusiness();
  if (!business) return null;
  const [name, host] = business.email.split('@');
  return (
    <div className="flex flex-wrap gap-3">
      <a href={`tel:${business.phone}`} className={buttonClass(kind, 'medium', 'max-sm:grow')}>
        <Icon of={Phone} />
        {formatPhone(business.phone)}
      </a>
      <a
        href={`mailto:${business.email}`}
        className={buttonClass('quiet', 'medium', 'min-w-0 max-sm:grow')}
      >
        <Icon of={Mail} />
        <span className="min-w-0 leading-tight break-words">
          {name}@<wbr />
          {host}
        </span>
      </a>
    </div>
  );
}
