import { Mail, Phone } from 'lucide-react';
import { formatPhone, useBusiness } from '#web/business.ts';
import { type ButtonKind, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The kitchen's telephone number, to press; nothing while it cannot be read. */
export function CallUs({
  kind = 'quiet',
  className = '',
}: {
  kind?: ButtonKind;
  className?: string;
}) {
  const business = useBusiness();
  if (!business) return null;
  return (
    <a href={`tel:${business.phone}`} className={buttonClass(kind, 'medium', className)}>
      <Icon of={Phone} />
      {formatPhone(business.phone)}
    </a>
  );
}

/** The kitchen's e-mail address, to press; a long one breaks after its @. */
function WriteToUs({ className = '' }: { className?: string }) {
  const business = useBusiness();
  if (!business) return null;
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
      <CallUs kind="primary" className="max-sm:grow" />
      <WriteToUs className="min-w-0 max-sm:grow" />
    </div>
  );
}
