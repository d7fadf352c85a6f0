import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { Link, useBeforeUnload, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { useSendsMail } from '#admin/kitchen/desk-brand.tsx';
import { today } from '#admin/kitchen/labels/today.ts';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { Page, Section, TwoColumns } from '#admin/platform/components/page.tsx';
import { ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import { call } from '#admin/services.ts';
import {
  Audience,
  adminBroadcasts,
  type BroadcastDetails,
  type BroadcastPurpose,
  type Recipient,
} from '#contract/account/desk-broadcasts.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { audienceText, BROADCAST_TEMPLATES } from '#domain/account/broadcast.ts';
import { counted } from '#domain/platform/plural.ts';
import { REASON_WORDS } from './broadcast-text.ts';
import { ChooseAudience } from './choose-audience.tsx';

/** Whom a link to this page means: the list of customers, or a day; else whoever is brought something today. */
function audienceOf(params: URLSearchParams): Audience {
  const read = z.safeParse(Audience, Object.fromEntries(params));
  return read.success ? read.data : { to: 'day', day: today() };
}

const createBody = adminBroadcasts.create.body;

/** Whether there is nothing left to say or to fill in; else what. */
function problemOf(body: z.input<typeof createBody>): string | null {
  const read = z.safeParse(createBody, body);
  return read.success ? null : (read.error.issues[0]?.message ?? null);
}

/** Writes to many at once: to whom, what, and who gets it in which way before it is sent. */
export function NewBroadcast() {
  const [params] = useSearchParams();
  const redirect = useRedirect();
  const may = useCanCall();
  const [audience, setAudience] = useState(() => audienceOf(params));
  const [purpose, setPurpose] = useState<BroadcastPurpose>('service');
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const [hint, setHint] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const body = { audience, purpose, subject, text };
  const problem = problemOf(body);
  useBeforeUnload((event) => {
    if (text) event.preventDefault();
  });

  return (
    <Page title="Write to many">
      <Box>
        <Button
          component={Link}
          to="/broadcasts"
          color="secondary"
          startIcon={<ArrowLeft size={18} aria-hidden />}
        >
          Back to the broadcasts
        </Button>
      </Box>
      <TwoColumns
        main={
          <>
            <Section title="To whom?">
              <ChooseAudience audience={audience} onChange={setAudience} />
            </Section>
            <Section title="What?">
              <Stack sx={{ gap: 2 }}>
                <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
                  {BROADCAST_TEMPLATES.map((template) => (
                    <Button
                      key={template.name}
                      variant="outlined"
                      color="secondary"
                      onClick={() => {
                        setSubject(template.subject);
                        setText(template.text);
                        setPurpose(template.purpose);
                        setHint(template.hint ?? null);
                      }}
                    >
                      {template.name}
                    </Button>
                  ))}
                </Stack>
                <TextField
                  label="Subject"
                  value={subject}
                  margin="none"
                  fullWidth
                  onChange={({ target }) => setSubject(target.value)}
                />
                <TextField
                  label="Text"
                  value={text}
                  margin="none"
                  multiline
                  minRows={5}
                  fullWidth
                  helperText="Everybody is greeted by their first name. An empty line begins a new paragraph."
                  onChange={({ target }) => setText(target.value)}
                />
                {hint && <Alert severity="info">{hint}</Alert>}
                {/* Whoever reads payments is an owner. */}
                {may(adminPayments.list) && (
                  <FormControlLabel
                    control={
                      <Checkbox
                        checked={purpose === 'promotion'}
                        onChange={({ target }) =>
                          setPurpose(target.checked ? 'promotion' : 'service')
                        }
                      />
                    }
                    label="This is advertising: it goes only to those who have agreed to it"
                  />
                )}
              </Stack>
            </Section>
          </>
        }
        beside={<WhoGetsIt body={body} problem={problem} onSend={() => setAsks(true)} />}
      />
      {asks && (
        <ActionDialog<{ data: BroadcastDetails }>
          title={subject}
          intro={`It goes to ${audienceText(audience, null)} at once, and cannot be called back.`}
          confirm="Send it"
          busyWords="Sending…"
          doneWords="It is on its way."
          schema={z.object({})}
          send={() => call(adminBroadcasts.create, { body: z.parse(createBody, body) })}
          onDone={({ data }) => redirect(`/broadcasts/${data.id}`)}
          onClose={() => setAsks(false)}
        />
      )}
    </Page>
  );
}

type WhoProps = {
  body: z.input<typeof createBody>;
  problem: string | null;
  onSend: () => void;
};

/** Who would get it as things stand, by which way, and how the first of them reads it. */
function WhoGetsIt({ body: { audience, purpose, subject, text }, problem, onSend }: WhoProps) {
  const sendsMail = useSendsMail();
  const { data, error, refetch, isPlaceholderData } = useCall(
    adminBroadcasts.recipients,
    { body: { audience, purpose } },
    { placeholderData: (before) => before },
  );
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />;
  const [first] = data;
  const reachable = data.filter(({ way }) => way !== 'none');
  return (
    <>
      <Section title="Who gets it?">
        <Stack role="status" aria-busy={isPlaceholderData} sx={{ gap: 0.5 }}>
          {!sendsMail && (
            <Alert severity="warning">
              No mail server is set, so that everybody has to be told by hand.
            </Alert>
          )}
          <Ways recipients={data} />
        </Stack>
        {problem && text !== '' && <Typography sx={{ mt: 1.5 }}>{problem}</Typography>}
        <Button
          variant="contained"
          sx={{ mt: 2 }}
          disabled={problem !== null || reachable.length === 0}
          onClick={onSend}
        >
          Send to {counted(reachable.length, 'person', 'people')}…
        </Button>
      </Section>
      {first && text !== '' && (
        <Section title={`As ${first.firstName} reads it`}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{subject}</Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 1 }}>
            Hello {first.firstName},{'\n\n'}
            {text}
          </Typography>
        </Section>
      )}
    </>
  );
}

/** So many names are shown of each way. */
const NAMES = 12;

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
      {[...others.values()].map((people) => {
        const [one] = people;
        if (!one?.reason) return null;
        const how = one.way === 'by_hand' ? 'by hand' : 'not at all';
        return (
          <Way
            key={one.way + one.reason}
            words={`${people.length} ${how}: ${REASON_WORDS[one.reason]}`}
            people={people}
          />
        );
      })}
    </>
  );
}

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
