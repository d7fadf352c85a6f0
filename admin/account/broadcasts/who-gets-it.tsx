import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useBusiness, useSendsMail } from '#admin/kitchen/desk-brand.tsx';
import { useCall } from '#admin/platform/client/use-call.ts';
import { Section } from '#admin/platform/components/page.tsx';
import { ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import {
  type Audience,
  adminBroadcasts,
  type BroadcastPurpose,
  BroadcastWay,
  type Recipient,
} from '#contract/account/desk-broadcasts.ts';
import { adminGateways } from '#contract/kitchen/desk-gateways.ts';
import { byHandText } from '#domain/account/broadcast.ts';
import { MAIL_CHANNEL_LABELS } from '#domain/kitchen/desk-labels.ts';
import { countSegments, plainForSms } from '#domain/kitchen/sms-text.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';
import { REASON_WORDS, WAY_WORDS } from './broadcast-text.ts';

/** How many it reaches, and whether the program sends it to any of them. */
export type Reached = { people: number; isSent: boolean };

/** `1 person`, `40 people` */
export const reachedText = (count: number): string => counted(count, 'person', 'people');

type Props = {
  audience: Audience;
  purpose: BroadcastPurpose;
  subject: string;
  text: string;
  /** Why it cannot go yet; null: it can. */
  problem: string | null;
  /** With whom it reaches, as they are seen. */
  onSend: (reached: Reached) => void;
};

/** Who would get it as things stand, by which way, and how the first of them reads it. */
export function WhoGetsIt({ audience, purpose, subject, text, problem, onSend }: Props) {
  const sendsMail = useSendsMail();
  const business = useBusiness();
  const { data, error, refetch, isPlaceholderData } = useCall(
    adminBroadcasts.recipients,
    { body: { audience, purpose } },
    { placeholderData: (before) => before },
  );
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />;
  const reached = data.filter(({ way }) => way !== 'none');
  const isSent = reached.some(({ way }) => way !== 'by_hand');
  const reader = data.find(({ way }) => way === 'mail');
  const byHandReader = isSent ? undefined : data.find(({ way }) => way === 'by_hand');
  const phoneReader = data.find(({ way }) => way === 'sms' || way === 'whatsapp');
  return (
    <>
      <Section title="Who gets it?">
        <Stack
          role="status"
          aria-busy={isPlaceholderData}
          sx={{ gap: 0.5, opacity: isPlaceholderData ? 0.5 : 1 }}
        >
          {!sendsMail && (
            <Alert severity="warning" sx={{ mb: 1 }}>
              {purpose === 'service'
                ? 'No mail server is set, so whoever gets no phone message has to be told by hand.'
                : 'No mail server is set, and advertising goes by mail alone.'}
            </Alert>
          )}
          <Ways recipients={data} />
          <PhoneCosts recipients={data} text={text} />
        </Stack>
        {problem && <Typography sx={{ mt: 1.5 }}>{problem}</Typography>}
        <Button
          variant="contained"
          sx={{ mt: 2 }}
          disabled={problem !== null || isPlaceholderData || reached.length === 0}
          onClick={() => onSend({ people: reached.length, isSent })}
        >
          {isSent
            ? `Send to ${reachedText(reached.length)}…`
            : `List ${reachedText(reached.length)}…`}
        </Button>
      </Section>
      {reader && text !== '' && (
        <Section title={`As ${reader.firstName || reader.name} reads it`}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{subject}</Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 1 }}>
            {reader.firstName && `Hello ${reader.firstName},\n\n`}
            {text}
          </Typography>
        </Section>
      )}
      {phoneReader && text !== '' && (
        <Section title={`On the phone of ${phoneReader.firstName || phoneReader.name}`}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {onPhone(text, business?.name ?? '')}
          </Typography>
        </Section>
      )}
      {byHandReader && text !== '' && (
        <Section
          title={`What WhatsApp opens with for ${byHandReader.firstName || byHandReader.name}`}
        >
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {byHandText(byHandReader, { text }, business?.name ?? 'your kitchen')}
          </Typography>
        </Section>
      )}
    </>
  );
}

/** How a broadcast reads on a phone: on one line, and with the way to end them. */
const onPhone = (text: string, businessName: string): string =>
  `${plainForSms(`${businessName}: ${text.replace(/\s+/g, ' ')}`)} Reply STOP to end these.`;

type CostsProps = { recipients: readonly Recipient[]; text: string };

/** What the messages to phones cost, and whether the limit of the day holds them all. */
function PhoneCosts({ recipients, text }: CostsProps) {
  const business = useBusiness();
  const { data: gateways } = useCall(adminGateways.read, {});
  return (['sms', 'whatsapp'] as const).map((channel) => {
    const gateway = gateways?.[channel];
    const people = recipients.filter(({ way }) => way === channel).length;
    if (!gateway || people === 0) return null;
    const each = channel === 'sms' ? countSegments(onPhone(text, business?.name ?? '')) : 1;
    const parts = each * people;
    const left = Math.max(0, gateway.limitPerDay - gateway.sentToday);
    const cost = Math.round((parts * gateway.costPerThousand) / 1000);
    return (
      <Alert key={channel} severity={parts > left ? 'warning' : 'info'}>
        {MAIL_CHANNEL_LABELS[channel]}: {people === 1 ? '1 message' : `${people} messages`}
        {each > 1 && ` of ${each} parts each`}
        {cost > 0 && `, about ${formatMoney(cost)}`}.
        {parts > left &&
          ` Today's limit leaves ${counted(left, 'part')}: whoever it does not reach gets it by mail, or is listed to be told by hand.`}
      </Alert>
    );
  });
}

function Ways({ recipients }: { recipients: readonly Recipient[] }) {
  if (recipients.length === 0) return <Typography>Nobody.</Typography>;
  const order = BroadcastWay.options;
  const alike = Map.groupBy(
    recipients.toSorted((one, other) => order.indexOf(one.way) - order.indexOf(other.way)),
    ({ way, reason }) => `${WAY_WORDS[way]}${reason ? `: ${REASON_WORDS[reason]}` : ''}`,
  );
  return [...alike].map(([words, people]) => (
    <Way key={words} words={`${people.length} ${words}`} people={people} />
  ));
}

/** So many names are shown of each way. */
const NAMES = 12;

const Way = ({ words, people }: { words: string; people: readonly Recipient[] }) => (
  <Box>
    <Typography sx={{ fontWeight: 600 }}>{words}</Typography>
    <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {people
        .slice(0, NAMES)
        .map(({ name }) => name)
        .join(', ')}
      {people.length > NAMES && ` and ${people.length - NAMES} more`}
    </Typography>
  </Box>
);
