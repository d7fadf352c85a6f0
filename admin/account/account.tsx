import { Fact, Facts } from '#admin/platform/parts/facts.tsx';
import { Section } from '#admin/platform/parts/section.tsx';
import type { AdminCustomerWhole } from '#contract/account/desk/customers.ts';
import { dayOf, formatDate, formatInstant } from '#domain/platform/days.ts';

const signedInWords = (sessions: number): string => {
  if (sessions === 0) return 'On no device';
  return sessions === 1 ? 'On one device' : `On ${sessions} devices`;
};

/** How somebody signs in, since when they are here, and what it came to. */
export function Account({ customer }: { customer: AdminCustomerWhole }) {
  const { lastSignInAt, lastSeenAt, termsAcceptedAt, termsVersion, mergedAccounts } = customer;
  return (
    <Section title="Account">
      <Facts min={140}>
        <Fact label="Customer since">{formatDate(dayOf(customer.createdAt))}</Fact>
        <Fact label="Signs in with">
          {customer.hasPassword ? 'Their password' : 'Google, no password'}
        </Fact>
        <Fact label="Last sign-in">{lastSignInAt ? formatInstant(lastSignInAt) : 'Never'}</Fact>
        <Fact label="Signed in now">{signedInWords(customer.liveSessions)}</Fact>
        <Fact label="Last seen">{lastSeenAt && formatInstant(lastSeenAt)}</Fact>
        <Fact label="Email verified">
          {customer.emailVerifiedAt && formatInstant(customer.emailVerifiedAt)}
        </Fact>
        <Fact label="Terms accepted">
          {termsVersion && termsAcceptedAt
            ? `Version ${termsVersion}, on ${formatInstant(termsAcceptedAt)}`
            : 'None on record'}
        </Fact>
        <Fact label="Orders and inquiries">{customer.totalOrders}</Fact>
        <Fact label="Credits available">{customer.availableCredits}</Fact>
        <Fact label="Loyalty points">{customer.loyaltyPoints}</Fact>
        <Fact label="Merged accounts">{mergedAccounts || null}</Fact>
      </Facts>
    </Section>
  );
}
