import { queryOptions, useQuery } from '@tanstack/react-query';
import { KeyRound, Pencil } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Customer } from '#contract/account/customer.ts';
import { profile } from '#contract/account/profile.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { dayOf } from '#domain/platform/days.ts';
import { AddressBook } from '#web/account/addresses/address-book.tsx';
import { VerifyEmail } from '#web/account/email-codes/confirm-by-code.tsx';
import { useCustomer } from '#web/account/session/require-customer.ts';
import { SupportLine } from '#web/account/sign-in/support-line.tsx';
import { pageMeta } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { LazyBoundary } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import type { Route } from './+types/profile-page';
import { Portrait } from './portrait.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'My Profile',
    description: 'Who you are to the kitchen: name, phone, address, and how you eat.',
    path: paths.profile,
    noindex: true,
  });

/** The form, with all that checks it: fetched by those who edit. */
const EditProfile = lazyPart(async () => (await import('./edit-profile.tsx')).EditProfile);

/** Below what is looked at first. */
const Household = lazyPart(
  async () => (await import('#web/account/household/household.tsx')).Household,
);

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

/** The profile as it stands, and the way to edit it. */
function ProfileFacts({
  user,
  onEdit,
  editButton,
}: {
  user: Customer;
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
    ['Diet', DIET_LABELS[user.diet]],
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

/** How much the customer has ordered, and their points. */
const figuresQuery = () =>
  queryOptions({ queryKey: ['profile', 'figures'], queryFn: () => call(profile.figures, {}) });

/** What somebody has ordered, their points, and since when they are here. */
function ProfileFigures({ user }: { user: Customer }) {
  const { data, isError, refetch, isFetching } = useQuery(figuresQuery());
  const figures = [
    ['Total Orders', data?.totalOrders.toLocaleString('en-CA')],
    ['Loyalty Points', data?.loyaltyPoints.toLocaleString('en-CA')],
    ['Member Since', dayOf(user.created_at).slice(0, 4)],
  ] as const;
  return (
    <section aria-label="Your figures" aria-busy={isFetching && !data}>
      <dl className="grid grid-cols-3 gap-2.5 sm:gap-4">
        {figures.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end rounded-card border border-line bg-card px-3 py-4 text-center shadow-card sm:px-5"
          >
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="min-h-8 font-heading text-title tabular-nums">
              {value ?? (isError ? '–' : <Bone className="mx-auto h-7 w-12" />)}
            </dd>
          </div>
        ))}
      </dl>
      {isError && (
        <p className="mt-2 text-sm text-ink-soft">
          Your figures did not load.{' '}
          <button
            type="button"
            className="min-h-11 cursor-pointer font-medium underline underline-offset-4"
            onClick={() => void refetch()}
          >
            Try Again
          </button>
        </p>
      )}
    </section>
  );
}

function Profile({ user }: { user: Customer }) {
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
          <LazyBoundary lines={12}>
            <EditProfile
              user={user}
              onEnd={(saved) => {
                setEdited(false);
                if (saved) toast({ message: 'Profile updated successfully!' });
              }}
            />
          </LazyBoundary>
        ) : (
          <ProfileFacts user={user} onEdit={() => setEdited(true)} editButton={editButton} />
        )}
      </Card>
      <LazyBoundary room={<Bone className="h-60 rounded-card" />}>
        <Household />
      </LazyBoundary>
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
