import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { User } from '#contract/account/accounts.ts';
import { SupportLine } from '#web/account/sign-in/support-line.tsx';
import { AddressBook } from '#web/account/addresses/address-book.tsx';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/platform/seo.ts';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';
import { Later, laterPart } from '#web/platform/ui/later.tsx';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import type { Route } from './+types/profile-page';
import { Portrait } from './portrait.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileFigures } from './profile-figures.tsx';
import { VerifyEmail } from './verify-email.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'My Profile',
    description: 'Who you are to the kitchen: name, phone, address, and how you eat.',
    path: paths.profile,
    noindex: true,
  });

/** The form, with all that checks it: fetched by those who edit. */
const editPart = laterPart('edit-profile', () => import('./edit-profile.tsx'));

/** Who the customer is. */
export default function ProfilePage() {
  const customer = useCustomer();
  return (
    <div className="wrap">
      <div className="mx-auto max-w-3xl">
        <PageHeading title="My Profile" />
        <div className="grid gap-5 sm:gap-6">
          {customer ? <Profile user={customer} /> : <ProfileSkeleton />}
          <SupportLine />
        </div>
      </div>
    </div>
  );
}

function Profile({ user }: { user: User }) {
  const [isEdited, setEdited] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  const toast = useToast();

  // The focus goes back to where editing began.
  useEffect(() => {
    if (wasEdited.current && !isEdited) editButton.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  return (
    <>
      <Card className="p-5 sm:p-8">
        <Portrait user={user} />
      </Card>
      <ProfileFigures user={user} />
      <VerifyEmail user={user} />
      <Card className="p-5 sm:p-8">
        {isEdited ? (
          <Later of={editPart} lines={12}>
            {({ EditProfile }) => (
              <EditProfile
                user={user}
                onEnd={(saved) => {
                  setEdited(false);
                  if (saved) toast({ message: 'Profile updated successfully!' });
                }}
              />
            )}
          </Later>
        ) : (
          <ProfileFacts user={user} onEdit={() => setEdited(true)} editButton={editButton} />
        )}
      </Card>
      <AddressBook />
      <LinkButton to={paths.changePassword} kind="quiet" className="justify-self-start">
        <Icon of={KeyRound} className="size-4.5" />
        {user.has_password ? 'Change password' : 'Set a password'}
      </LinkButton>
    </>
  );
}

/** The room of it all, as long as nobody knows who is here. */
const ProfileSkeleton = () => (
  <Skeleton className="grid gap-5 sm:gap-6">
    <Bone className="h-40 rounded-card" />
    <Bone className="h-24 rounded-card" />
    <Bone className="h-120 rounded-card" />
  </Skeleton>
);
