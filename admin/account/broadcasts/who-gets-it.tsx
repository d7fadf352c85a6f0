import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useSendsMail } from '#admin/kitchen/desk-brand.tsx';
import { useCall } from '#admin/platform/client/use-call.ts';
import { Section } from '#admin/platform/components/page.tsx';
import { ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import {
  type Audience,
  adminBroadcasts,
  type BroadcastPurpose,
  type Recipient,
} from '#contract/account/desk-broadcasts.ts';
import { counted } from '#domain/platform/plural.ts';
import { REASON_WORDS } from './broadcast-text.ts';

/** `1 person`, `40 people` */
export const reachedText = (count: number): string => counted(count, 'person', 'people');

type Props = {
  audience: Audience;
  purpose: BroadcastPurpose;
  subject: string;
  text: string;
  /** Why it cannot go yet; null: it can. */
  problem: string | null;
  /** With how many it reaches, as they are seen. */
  onSend: (reaches: number) => void;
};

/** Who would get it as things stand, by which way, and how the first of them reads it. */
export function WhoGetsIt({ audience, purpose, subject, text, problem, onSend }: Props) {
  const sendsMail = useSendsMail();
  const { data, error, refetch, isPlaceholderData } = useCall(
    adminBroadcasts.recipients,
    { body: { audience, purpose } },
    { placeholderData: (before) => before },
  );
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />;
  const reached = data.filter(({ way }) => way !== 'none');
  const reader = data.find(({ way }) => way === 'mail');
  return (
    <>
      <Section title="Who gets it?">
        <Stack
          role="status"
          aria-busy={isPlaceholderData}
          sx={{ gap: 0.5, opacity: isPlaceholderData ? 0.5 : 1 }}
        >
          {!sendsMail && (
            <Alert severity="warning">
              {purpose === 'service'
                ? 'No mail server is set, so everybody has to be told by hand.'
                : 'No mail server is set, and advertising goes by mail alone.'}
            </Alert>
          )}
          <Ways recipients={data} />
        </Stack>
        {problem && <Typography sx={{ mt: 1.5 }}>{problem}</Typography>}
        <Button
          variant="contained"
          sx={{ mt: 2 }}
          disabled={problem !== null || isPlaceholderData || reached.length === 0}
          onClick={() => onSend(reached.length)}
        >
          {sendsMail
            ? `Send to ${reachedText(reached.length)}…`
            : `List ${reachedText(reached.length)}…`}
        </Button>
      </Section>
      {reader && text !== '' && (
        <Section title={`As ${reader.firstName} reads it`}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{subject}</Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 1 }}>
            {reader.firstName && `Hello ${reader.firstName},\n\n`}
            {text}
          </Typography>
        </Section>
      )}
    </>
  );
}

function Ways({ recipients }: { recipients: readonly Recipient[] }) {
  if (recipients.length === 0) return <Typography>Nobody.</Typography>;
  const byMail = recipients.filter(({ way }) => way === 'mail');
  const others = Map.groupBy(
    recipients.filter(({ way }) => way !== 'mail'),
    ({ way, reason }) => `${way} ${reason}`,
  );
  return (
    <>
      {byMail.length > 0 && <Way words={`${byMail.length} by mail`} people={byMail} />}
      {[...others].map(([key, people]) => {
        const [one] = people;
        if (!one?.reason) return null;
        const how = one.way === 'by_hand' ? 'by hand' : 'not at all';
        return (
          <Way
            key={key}
            words={`${people.length} ${how}: ${REASON_WORDS[one.reason]}`}
            people={people}
          />
        );
      })}
    </>
  );
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
