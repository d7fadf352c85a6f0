import { Button, Stack, Typography } from '@mui/material';
import { Check, MessageCircle, MessageSquareOff, OctagonX, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import * as z from 'zod/mini';
import { customerPath, FOUND } from '#admin/account/customer-form.tsx';
import { whatsAppUrl } from '#admin/account/whats-app.ts';
import { useBusiness } from '#admin/kitchen/desk-brand.tsx';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { BackLink } from '#admin/platform/components/back-link.tsx';
import { Fact, Facts } from '#admin/platform/components/facts.tsx';
import { Page, Section } from '#admin/platform/components/page.tsx';
import { ErrorState, LoadingState, Problem } from '#admin/platform/components/states.tsx';
import { useFocusRecovery } from '#admin/platform/forms/focus-recovery.ts';
import { call } from '#admin/services.ts';
import {
  adminBroadcasts,
  type Broadcast,
  type BroadcastDetails,
  type RecipientStatus,
  type ToldRecipient,
} from '#contract/account/desk-broadcasts.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { byHandText } from '#domain/account/broadcast.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { formatInstant } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';
import { countsText, REASON_WORDS, STATUS_WORDS, WAY_WORDS } from './broadcast-text.ts';

/** How often what becomes of the mails is looked at again while some are on their way. */
const REFRESH_MS = 10_000;

/** One broadcast: what it said, who has it by now, and whom somebody has to tell by hand. */
export function BroadcastPage() {
  const { id = '' } = useParams();
  const [isUnderWay, setIsUnderWay] = useState(true);
  const { data, error, refetch } = useCall(
    adminBroadcasts.read,
    { params: { id } },
    { refetchInterval: isUnderWay && REFRESH_MS },
  );
  const isWaiting = data ? data.counts.waiting > 0 : !error;
  if (isWaiting !== isUnderWay) setIsUnderWay(isWaiting);
  return (
    <Page title={data?.subject ?? 'Broadcast'}>
      <BackLink to="/broadcasts" words="Back to the broadcasts" />
      {data ? (
        <Told broadcast={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}

type Group = { title: string; titleOnceStopped?: string; statuses: readonly RecipientStatus[] };

/** In this order people are listed: whoever has to be told comes first. */
const GROUPS: readonly Group[] = [
  { title: 'To be told by hand', statuses: ['to_tell'] },
  {
    title: 'It failed: tell them by hand',
    titleOnceStopped: 'It failed',
    statuses: ['failed', 'kept'],
  },
  {
    title: 'Not certain: tell them by hand',
    titleOnceStopped: 'Not certain',
    statuses: ['unanswered'],
  },
  { title: 'Stopped before it went out', statuses: ['stopped'] },
  { title: 'Not reached', statuses: ['unreached'] },
  { title: 'Told by hand', statuses: ['told'] },
  { title: 'On its way', statuses: ['waiting'] },
  { title: 'Sent', statuses: ['sent', 'delivered'] },
];

function Told({ broadcast }: { broadcast: BroadcastDetails }) {
  const heir = useFocusRecovery();
  return (
    <Stack ref={heir} sx={{ gap: 2 }}>
      <Section title="What it said">
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 2 }}>
          {broadcast.text}
        </Typography>
        <Facts>
          <Fact label="To">{broadcast.audience}</Fact>
          <Fact label="Who has it">{countsText(broadcast.counts)}</Fact>
          <Fact label="Sent">
            {formatInstant(broadcast.at)}, {broadcast.actor}
          </Fact>
          {broadcast.stoppedAt && (
            <Fact label="Stopped">
              {formatInstant(broadcast.stoppedAt)}, {broadcast.stoppedBy}
            </Fact>
          )}
          {broadcast.purpose === 'promotion' && (
            <Fact label="Advertising">only to those who have agreed to it</Fact>
          )}
        </Facts>
        <Stop broadcast={broadcast} />
      </Section>
      {GROUPS.map(({ title, titleOnceStopped = title, statuses }) => {
        const people = broadcast.recipients.filter(({ status }) => statuses.includes(status));
        if (people.length === 0) return null;
        return (
          <Section
            key={title}
            title={`${broadcast.stoppedAt ? titleOnceStopped : title} (${people.length})`}
          >
            <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
              {people.map((person) => (
                <Person key={person.customerId} person={person} broadcast={broadcast} />
              ))}
            </Stack>
          </Section>
        );
      })}
    </Stack>
  );
}

/** Keeps it from whoever does not have it yet, as long as there is somebody. */
function Stop({ broadcast: { id, subject, counts, stoppedAt } }: { broadcast: BroadcastDetails }) {
  const [isAsking, setIsAsking] = useState(false);
  const left = counts.waiting + counts.to_tell;
  if (stoppedAt || (left === 0 && !isAsking)) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="primary"
        startIcon={<OctagonX size={18} aria-hidden />}
        onClick={() => setIsAsking(true)}
        sx={{ mt: 2, minHeight: 44 }}
      >
        Stop it
      </Button>
      {isAsking && (
        <ActionDialog<{ data: Broadcast }>
          title={`Stop “${subject}”?`}
          intro={`${counted(left, 'person does', 'people do')} not have it yet and will not get it. Whoever has it keeps it. It cannot be taken up again.`}
          confirm="Stop it"
          busyWords="Stopping…"
          doneWords={({ data }) =>
            `It is stopped for ${counted(data.counts.stopped, 'person', 'people')}.`
          }
          schema={z.object({})}
          send={() => call(adminBroadcasts.stop, { params: { id } })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

type PersonProps = { person: ToldRecipient; broadcast: BroadcastDetails };

const hasFailed = ({ status }: ToldRecipient): boolean =>
  status === 'failed' || status === 'kept' || status === 'unanswered';

/** Whether somebody has to be told by hand, or was. */
const isByHand = (person: ToldRecipient): boolean =>
  person.status === 'told' ||
  (!person.hasStopped && (person.way === 'by_hand' || hasFailed(person)));

/** What there is to know of one person: how they got it, or why not. */
function detailsOf(person: ToldRecipient): string {
  const { email, phone, reason, status, hasStopped, toldBy, toldAt, way } = person;
  const isOnPhone = isByHand(person) || way === 'sms' || way === 'whatsapp';
  const contact = isOnPhone ? phone && formatPhone(phone) : email;
  const isUnreached = hasStopped && (status === 'unreached' || hasFailed(person));
  const why = isUnreached ? REASON_WORDS.opted_out : reason && REASON_WORDS[reason];
  const told = toldAt && `by ${toldBy}, ${formatInstant(toldAt)}`;
  const isSent = way !== 'by_hand' && way !== 'none' && status !== 'told';
  const said = status === 'told' && hasStopped && REASON_WORDS.opted_out;
  return [contact, told ?? why, said, isSent && `${WAY_WORDS[way]}, ${STATUS_WORDS[status]}`]
    .filter(Boolean)
    .join(' · ');
}

const Person = ({ person, broadcast }: PersonProps) => (
  <Stack
    component="li"
    direction={{ xs: 'column', sm: 'row' }}
    sx={{ gap: 1, justifyContent: 'space-between', alignItems: { sm: 'center' }, minHeight: 48 }}
  >
    <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
      <Link to={customerPath(person.customerId)} state={FOUND} style={{ color: 'inherit' }}>
        {person.name}
      </Link>
      <Typography component="span" color="textSecondary" sx={{ display: 'block' }}>
        {detailsOf(person)}
      </Typography>
    </Typography>
    {isByHand(person) && (!broadcast.stoppedAt || person.status === 'told') && (
      <TellByHand person={person} broadcast={broadcast} />
    )}
  </Stack>
);

/** The same press for the next person: whoever has a long list goes from one to the next. */
function focusNext(pressed: HTMLElement): void {
  const { press } = pressed.dataset;
  let row = pressed.closest('li')?.nextElementSibling;
  while (row && !row.querySelector('[data-press]')) row = row.nextElementSibling;
  const next = row?.querySelector<HTMLElement>(`[data-press="${press}"]`);
  (next ?? row?.querySelector<HTMLElement>('[data-press]'))?.focus();
}

/** Opens the text in WhatsApp, which counts as told, and notes that somebody was told another way. */
function TellByHand({ person, broadcast }: PersonProps) {
  const business = useBusiness();
  const { submit, busy, problem } = useSubmit((told: boolean) =>
    call(adminBroadcasts.tell, {
      params: { id: broadcast.id },
      body: { customerId: person.customerId, told },
    }),
  );
  const isTold = person.status === 'told';
  return (
    <Stack direction="row" sx={{ gap: 1, flex: 'none', flexWrap: 'wrap' }}>
      {!isTold && person.phone && (
        <Button
          variant="outlined"
          color="secondary"
          size="small"
          href={whatsAppUrl(
            person.phone,
            byHandText(person, broadcast, business?.name ?? 'your kitchen'),
          )}
          target="_blank"
          rel="noreferrer"
          data-press="whatsapp"
          onClick={({ currentTarget }) => {
            focusNext(currentTarget);
            void submit(true);
          }}
          aria-label={`Open WhatsApp for ${person.name}`}
          startIcon={<MessageCircle size={18} aria-hidden />}
        >
          WhatsApp
        </Button>
      )}
      <Button
        color="secondary"
        size="small"
        disabled={busy}
        aria-label={isTold ? `${person.name} was not told` : `${person.name} was told`}
        startIcon={isTold ? <Undo2 size={18} aria-hidden /> : <Check size={18} aria-hidden />}
        data-press={isTold ? undefined : 'told'}
        onClick={({ currentTarget }) => {
          if (!isTold) focusNext(currentTarget);
          void submit(!isTold);
        }}
      >
        {isTold ? 'Not after all' : 'Told'}
      </Button>
      {isTold && !person.hasStopped && <SaidStop person={person} />}
      <Problem words={problem} />
    </Stack>
  );
}

/** Notes that somebody has answered STOP to what a person has sent them: the program hears nothing of it. */
function SaidStop({ person: { customerId, name } }: Pick<PersonProps, 'person'>) {
  const { submit, busy, problem } = useSubmit(() =>
    call(adminCustomers.setStopped, { params: { id: customerId }, body: { stopped: true } }),
  );
  return (
    <>
      <Button
        color="secondary"
        size="small"
        disabled={busy}
        aria-label={`${name} said STOP`}
        startIcon={<MessageSquareOff size={18} aria-hidden />}
        onClick={() => void submit(undefined)}
      >
        Said STOP
      </Button>
      <Problem words={problem} />
    </>
  );
}
