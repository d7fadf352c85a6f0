import { Alert, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { Allergies, DietBadge } from '#admin/account/diet.tsx';
import { Tags } from '#admin/account/tags.tsx';
import { AuditSentence, Changes } from '#admin/kitchen/audit-log.tsx';
import { LatestRecords } from '#admin/kitchen/lists/latest-records.tsx';
import { SmallTable } from '#admin/kitchen/lists/small-table.tsx';
import { NotesShown } from '#admin/kitchen/order-actions/notes.tsx';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { Chip } from '#admin/platform/components/chip.tsx';
import { Fact, Facts, MailLink } from '#admin/platform/components/facts.tsx';
import { filteredListPath } from '#admin/platform/components/list-paths.ts';
import { Page, Section, TwoColumns } from '#admin/platform/components/page.tsx';
import { ShowPage } from '#admin/platform/components/record-page.tsx';
import { LoadingState } from '#admin/platform/components/states.tsx';
import { DietsDiffer } from '#admin/tiffin/subscriptions/diets-differ.tsx';
import type {
  AdminCustomer,
  AdminCustomerDetails,
  CustomerStep,
} from '#contract/account/desk-customer.ts';
import { type AuditEntry, adminAudit } from '#contract/kitchen/desk.ts';
import { formatBirthday } from '#domain/account/birthday.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import { offersText } from '#domain/account/offers-text.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { MAIL_CHANNEL_WORDS } from '#domain/kitchen/desk-labels.ts';
import { dayOf, formatDate, formatDayLong, formatInstant } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { plural } from '#domain/platform/plural.ts';
import { CustomerActions } from './actions.tsx';
import {
  CustomerSubscriptions,
  CustomerTiffinOrders,
  Inquiries,
  MessagesAndMails,
  Payments,
  SnackOrders,
} from './customer-sections.tsx';
import { MaybeDouble } from './doubles.tsx';
import { HouseholdSection } from './household-section.tsx';

/** A customer as the page reads them; coming from a list, all about the account follows. */
type CustomerRecord = AdminCustomer & Partial<AdminCustomerDetails>;

const isWhole = (customer: CustomerRecord): customer is AdminCustomerDetails =>
  customer.steps !== undefined;

/** Everything about one person: who they are, their account, what they ordered, paid and were sent. */
export const CustomerPage = () => (
  <ShowPage<CustomerRecord> noun="Customer">
    {(customer) => (
      <Page title={customer.name}>
        {isWhole(customer) ? <CustomerSections customer={customer} /> : <LoadingState />}
      </Page>
    )}
  </ShowPage>
);

const signedInText = (sessions: number): string => {
  if (sessions === 0) return 'On no device';
  return plural(sessions, 'On one device', `On ${sessions} devices`);
};

/** `Around Dec 4, 2026`, as sure as one can be of it. */
const runOutText = (runOut: AdminCustomerDetails['runOut']): string | null => {
  if (!runOut) return null;
  const day = formatDate(runOut.day);
  return runOut.by === 'pace' ? `Around ${day}` : `On ${day}`;
};

/** How news of orders reaches somebody, and on which ways they want none. */
function newsText(customer: AdminCustomerDetails): string {
  const { newsBy, optedOut, stopNotedBy, email, wishedChannel } = customer;
  const how =
    newsBy === null
      ? 'Turned off'
      : newsBy === 'paper'
        ? 'Nothing is sent by itself'
        : `By ${MAIL_CHANNEL_WORDS[newsBy]}`;
  const wish = email === null && wishedChannel;
  const wished =
    wish && (wish === newsBy ? ', as they wish' : `; they want ${MAIL_CHANNEL_WORDS[wish]}`);
  const stopped = optedOut.map((channel) => MAIL_CHANNEL_WORDS[channel]).join(' and ');
  const isNoted = stopNotedBy !== null && `; has said STOP (noted by ${stopNotedBy})`;
  const isStopped = isNoted || (stopped && `; has answered STOP to ${stopped}`);
  return [how, wished, isStopped].filter(Boolean).join('');
}

const signsInWith = ({ hasPassword, hasGoogle, invitedUntil }: AdminCustomerDetails): string => {
  if (hasPassword) return 'Their password';
  if (hasGoogle) return 'Google, no password';
  return invitedUntil
    ? `Nothing yet; invited until ${formatDate(dayOf(invitedUntil))}`
    : 'Nothing yet';
};

/** How somebody signs in, since when they are here, and what it came to. */
function Account({ customer }: { customer: AdminCustomerDetails }) {
  const { lastSignInAt, lastSeenAt, termsAcceptedAt, termsVersion, mergedAccounts } = customer;
  return (
    <Section title="Account">
      <Facts min={140}>
        <Fact label="Customer since">{formatDate(dayOf(customer.createdAt))}</Fact>
        <Fact label="Signs in with">{signsInWith(customer)}</Fact>
        <Fact label="Last sign-in">{lastSignInAt ? formatInstant(lastSignInAt) : 'Never'}</Fact>
        <Fact label="Signed in now">{signedInText(customer.liveSessions)}</Fact>
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
        <Fact label="Last order">{customer.lastOrderDay && formatDate(customer.lastOrderDay)}</Fact>
        <Fact label="Credits available">{customer.availableCredits}</Fact>
        <Fact label="Credits run out">{runOutText(customer.runOut)}</Fact>
        <Fact label="Owes">{customer.owed > 0 && <Owed customer={customer} />}</Fact>
        <Fact label="Loyalty points">{customer.loyaltyPoints.toLocaleString('en-CA')}</Fact>
        <Fact label="Merged accounts">{mergedAccounts || null}</Fact>
      </Facts>
    </Section>
  );
}

/** The lists of what can be unpaid, and what they are called. */
const PAYABLE = {
  subscriptions: 'plans',
  'snack-orders': 'snacks',
  'catering-inquiries': 'events',
};

/** What somebody owes, with the way to what of theirs is unpaid. */
const Owed = ({ customer: { id, owed } }: { customer: AdminCustomerDetails }) => (
  <>
    {formatMoney(owed)}
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
    >
      {Object.entries(PAYABLE).map(([list, words]) => (
        <Link
          key={list}
          component={RouterLink}
          to={filteredListPath(list, { customerId: id, unpaid: true })}
          color="inherit"
          sx={{ lineHeight: '28px', whiteSpace: 'nowrap' }}
          aria-label={`Unpaid ${words}`}
        >
          {words}
        </Link>
      ))}
    </Typography>
  </>
);

const DONE: Record<CustomerStep['action'], string> = {
  disable: 'Disabled',
  enable: 'Enabled',
  'sign-out': 'Signed out everywhere',
  merge: 'Another account merged in',
};

/** What the desk did with an account and why, and what the audit log says of the customer. */
function History({ customer: { id, steps } }: { customer: AdminCustomerDetails }) {
  const may = useCanCall();
  return (
    <>
      <Section title="What the desk did with the account">
        {steps.length === 0 ? (
          <Typography color="textSecondary">Nothing so far.</Typography>
        ) : (
          <SmallTable
            label="What the desk did with the account"
            rows={steps}
            keyOf={(step) => step.id}
            columns={[
              { heading: 'What', wraps: true, cell: ({ action }) => DONE[action] },
              { heading: 'Why', wraps: true, cell: ({ reason }) => reason },
              { heading: 'When', cell: ({ at }) => formatInstant(at) },
              { heading: 'Who', wraps: true, cell: ({ actor }) => actor },
            ]}
          />
        )}
      </Section>
      {may(adminAudit.list) && (
        <LatestRecords<AuditEntry>
          title="In the audit log"
          resource="audit-log"
          filter={{ resource: 'customers', resourceId: id }}
          sortedBy="at"
          shown={5}
          columns={[
            { heading: 'When', cell: ({ at }) => formatInstant(at) },
            { heading: 'Who', wraps: true, cell: ({ actor }) => actor },
            { heading: 'What', wraps: true, cell: (entry) => <AuditSentence entry={entry} /> },
            { heading: 'Changes', wraps: true, cell: (entry) => <Changes entry={entry} /> },
          ]}
          nothing="Nothing so far."
        />
      )}
    </>
  );
}

/** How to reach somebody, what the cook must know, and the notes. */
function CustomerFacts({ customer }: { customer: AdminCustomerDetails }) {
  const { email, emailVerified, phone, address, diet, allergies, standingNote } = customer;
  return (
    <Section title="Who they are">
      <Stack sx={{ gap: 2 }}>
        <Allergies allergies={allergies} />
        <Facts min={180}>
          <Fact label="Email">
            <MailLink email={email} />{' '}
            {email !== null && (
              <Chip tone={emailVerified ? 'leaf' : 'steel'}>
                {emailVerified ? 'Verified' : 'Not verified'}
              </Chip>
            )}
          </Fact>
          <Fact label="Phone">
            {phone && (
              <Link href={`tel:${phone}`} color="inherit">
                {formatPhone(phone)}
              </Link>
            )}
          </Fact>
          <Fact label="Order updates">{newsText(customer)}</Fact>
          <Fact label="Offers by mail">
            {(email !== null || customer.wantsOffers) && offersText(customer)}
          </Fact>
          <Fact label="Diet">
            <DietBadge diet={diet} />
          </Fact>
          <Fact label="Birthday">{customer.birthday && formatBirthday(customer.birthday)}</Fact>
          {customer.tags.length > 0 && (
            <Fact label="Tags">
              <Tags tags={customer.tags} />
            </Fact>
          )}
          <Fact label="Address" wide>
            {address && addressLine(address, customer)}
          </Fact>
          <Fact label="For the door" wide>
            {doorText(customer)}
          </Fact>
          <Fact label="Standing note for the kitchen" wide>
            {standingNote}
          </Fact>
        </Facts>
        <NotesShown {...customer} />
      </Stack>
    </Section>
  );
}

/** What whoever opens this page should not miss. */
function Remarks({ customer }: { customer: AdminCustomerDetails }) {
  const { disabled, erased, leavingOn, steps, doubles, otherDiets } = customer;
  if (erased)
    return (
      <Alert severity="info">
        This account was anonymised: nobody is left in it. What stays is what the books need.
      </Alert>
    );
  const why = steps.find(({ action }) => action === 'disable')?.reason;
  return (
    <>
      {disabled && (
        <Alert severity="warning">Disabled: they cannot sign in.{why && ` Reason: ${why}`}</Alert>
      )}
      {doubles.map((other) => (
        <MaybeDouble key={other.id} customer={customer} other={other} />
      ))}
      {otherDiets.map((subscription) => (
        <DietsDiffer
          key={subscription.id}
          what={`${subscription.number} (${subscription.planName})`}
          subscription={subscription}
          profileDiet={subscription.profileDiet}
          memberName={subscription.memberName}
        />
      ))}
      {leavingOn && (
        <Alert severity="info">
          They asked to be deleted. From {formatDayLong(leavingOn)} on nothing is left of them;
          until then they can take it back.
        </Alert>
      )}
    </>
  );
}

const CustomerSections = ({ customer }: { customer: AdminCustomerDetails }) => (
  <>
    <CustomerActions customer={customer} />
    <Remarks customer={customer} />
    <TwoColumns
      main={
        <>
          <CustomerFacts customer={customer} />
          {!customer.erased && <HouseholdSection customer={customer} />}
        </>
      }
      beside={<Account customer={customer} />}
    />
    <CustomerSubscriptions customerId={customer.id} />
    <CustomerTiffinOrders customerId={customer.id} />
    <SnackOrders customerId={customer.id} />
    <Inquiries customerId={customer.id} />
    <Payments customerId={customer.id} />
    <MessagesAndMails customerId={customer.id} />
    <History customer={customer} />
  </>
);
