import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { today } from '#admin/kitchen/labels/today.ts';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { BackLink } from '#admin/platform/components/back-link.tsx';
import { Page, Section, TwoColumns } from '#admin/platform/components/page.tsx';
import { LeaveGuard } from '#admin/platform/forms/leave-guard.tsx';
import { call } from '#admin/services.ts';
import {
  Audience,
  adminBroadcasts,
  type Broadcast,
  type BroadcastPurpose,
} from '#contract/account/desk-broadcasts.ts';
import { audienceText, BROADCAST_TEMPLATES } from '#domain/account/broadcast.ts';
import { ChooseAudience } from './choose-audience.tsx';
import { type Reached, reachedText, WhoGetsIt } from './who-gets-it.tsx';

/** Whom a link to this page means: the list of customers, or a day; else whoever has something today. */
function audienceOf(params: URLSearchParams): Audience {
  const read = z.safeParse(Audience, Object.fromEntries(params));
  return read.success ? read.data : { to: 'day', day: today() };
}

/** Whether nothing of one's own is written: all is empty, or a template's. */
const isUnwritten = (subject: string, text: string): boolean =>
  (subject === '' && text === '') ||
  BROADCAST_TEMPLATES.some((template) => template.subject === subject && template.text === text);

/** Writes to many at once: to whom, what, and who gets it in which way before it is sent. */
export function NewBroadcast() {
  const [params] = useSearchParams();
  const redirect = useRedirect();
  const may = useCanCall();
  const [begun] = useState(() => audienceOf(params));
  const [audience, setAudience] = useState(begun);
  const [purpose, setPurpose] = useState<BroadcastPurpose>('service');
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const [hint, setHint] = useState<string | null>(null);
  const [reached, setReached] = useState<Reached | null>(null);
  const [isSent, setIsSent] = useState(false);
  const endpoint = purpose === 'service' ? adminBroadcasts.create : adminBroadcasts.advertise;
  const read = z.safeParse(endpoint.body, {
    audience,
    subject,
    text,
    reaches: reached?.people ?? 1,
  });
  const { data: plans } = useCall(adminBroadcasts.plans, {});
  const planName =
    audience.to === 'plan'
      ? (plans?.find(({ id }) => id === audience.planGroupId)?.name ?? null)
      : null;

  return (
    <Page title="Write to many">
      <BackLink to="/broadcasts" words="Back to the broadcasts" />
      <TwoColumns
        main={
          <>
            <Section title="To whom?">
              <ChooseAudience
                audience={audience}
                begun={begun}
                plans={plans ?? []}
                onChange={setAudience}
              />
            </Section>
            <Section title="What?">
              <Stack sx={{ gap: 2 }}>
                <Templates
                  isOffered={isUnwritten(subject, text)}
                  onChoose={(template) => {
                    setSubject(template.subject);
                    setText(template.text);
                    setHint(template.hint ?? null);
                  }}
                />
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
                {may(adminBroadcasts.advertise) && (
                  <ChoosePurpose purpose={purpose} onChange={setPurpose} />
                )}
              </Stack>
            </Section>
          </>
        }
        beside={
          <WhoGetsIt
            audience={audience}
            purpose={purpose}
            subject={subject}
            text={text}
            problem={read.success ? null : (read.error.issues[0]?.message ?? null)}
            onSend={setReached}
          />
        }
      />
      {reached && (
        <SendDialog
          subject={subject}
          words={audienceText(audience, planName)}
          reached={reached}
          send={() =>
            call(endpoint, { body: { audience, subject, text, reaches: reached.people } })
          }
          onDone={({ data }) => {
            // At once, before the page is left: what was written is not lost.
            flushSync(() => setIsSent(true));
            redirect(`/broadcasts/${data.id}`);
          }}
          onClose={() => setReached(null)}
        />
      )}
      <LeaveGuard
        unsaved={!isSent && !isUnwritten(subject, text)}
        words="What you have written here is not sent, and is lost."
      />
    </Page>
  );
}

type TemplatesProps = {
  /** Nothing of one's own would be lost. */
  isOffered: boolean;
  onChoose: (template: (typeof BROADCAST_TEMPLATES)[number]) => void;
};

const Templates = ({ isOffered, onChoose }: TemplatesProps) => (
  <Stack direction="row" role="group" aria-label="Templates" sx={{ gap: 1, flexWrap: 'wrap' }}>
    {BROADCAST_TEMPLATES.map((template) => (
      <Button
        key={template.name}
        variant="outlined"
        color="secondary"
        disabled={!isOffered}
        onClick={() => onChoose(template)}
      >
        {template.name}
      </Button>
    ))}
    {!isOffered && (
      <Typography color="textSecondary" sx={{ alignSelf: 'center' }}>
        Empty subject and text to begin with one of them.
      </Typography>
    )}
  </Stack>
);

type PurposeProps = { purpose: BroadcastPurpose; onChange: (purpose: BroadcastPurpose) => void };

/** Whether it sells something: that takes consent, and is said so. */
const ChoosePurpose = ({ purpose, onChange }: PurposeProps) => (
  <Box>
    <Stack direction="row" role="group" aria-label="What it is" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {(['service', 'promotion'] as const).map((one) => (
        <Button
          key={one}
          variant={purpose === one ? 'contained' : 'outlined'}
          color="secondary"
          aria-pressed={purpose === one}
          onClick={() => onChange(one)}
        >
          {one === 'service' ? 'About what they ordered' : 'Advertising'}
        </Button>
      ))}
    </Stack>
    <Typography color="textSecondary" sx={{ mt: 1 }}>
      Whatever sells something is advertising, and goes by mail to those alone who have agreed to
      it.
    </Typography>
  </Box>
);

type SendProps = {
  subject: string;
  words: string;
  reached: Reached;
  send: () => Promise<{ data: Broadcast }>;
  onDone: (sent: { data: Broadcast }) => void;
  onClose: () => void;
};

/** The last question before it goes. */
function SendDialog({ subject, words, reached, ...dialog }: SendProps) {
  const { people, isSent } = reached;
  return (
    <ActionDialog<{ data: Broadcast }>
      title={subject}
      intro={
        isSent
          ? `It goes to ${words}: ${reachedText(people)}. It leaves at once, and what has arrived cannot be called back.`
          : `It is for ${words}: ${reachedText(people)}, to be told by hand.`
      }
      confirm={isSent ? 'Send it' : 'Make the list'}
      busyWords="Sending…"
      doneWords={isSent ? 'It is on its way.' : 'The list is made.'}
      schema={z.object({})}
      {...dialog}
    />
  );
}
