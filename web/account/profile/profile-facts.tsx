import { Pencil } from 'lucide-react';
import type { RefObject } from 'react';
import type { User } from '#contract/account/accounts.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { DIET_NAMES } from '#domain/tiffin/diets.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';

/** The profile as it stands, and the way to edit it. */
export function ProfileFacts({
  user,
  onEdit,
  editButton,
}: {
  user: User;
  onEdit: () => void;
  /** Takes the focus when editing has ended. */
  editButton: RefObject<HTMLButtonElement | null>;
}) {
  const facts = [
    ['First name', user.first_name],
    ['Last name', user.last_name],
    ['E-mail', user.email],
    ['Phone', user.phone && formatPhone(user.phone)],
    ['Address', user.address],
    ['Diet', DIET_NAMES[user.diet]],
    ['Allergies', user.allergies],
    ['Note for the cook', user.standing_note],
  ] as const;
  return (
    <>
      <dl>
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 border-b border-line py-3 last:border-0 sm:grid-cols-[11rem_1fr]"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere whitespace-pre-line">
              {value || <span className="font-normal text-ink-soft">Not given</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Button ref={editButton} kind="quiet" className="mt-4" onClick={onEdit}>
        <Icon of={Pencil} className="size-4.5" />
        Edit profile
      </Button>
    </>
  );
}
