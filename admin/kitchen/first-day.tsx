import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useSendsMail } from '#admin/kitchen/desk-brand.tsx';
import { SMTP_LINE } from '#admin/kitchen/labels/mail-text.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { Section } from '#admin/platform/components/page.tsx';
import { ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import { toneOf } from '#admin/platform/theme/colours.ts';
import { call } from '#admin/services.ts';
import {
  adminFirstDay,
  type FirstDayEntry,
  type FirstDayItem,
  LOOKED_AT_ITEMS,
  type LookedAtItem,
} from '#contract/kitchen/first-day.ts';
import { FIRST_DAY_LABELS } from '#domain/kitchen/first-day.ts';

/** The first-day list, for owners; others have none. */
export function useFirstDay() {
  const may = useCanCall();
  return useCall(adminFirstDay.read, {}, { enabled: may(adminFirstDay.read) });
}

/** What an owner looks through before the first customers come, each with its page. */
export function FirstDayList() {
  const { data, error, refetch } = useFirstDay();
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const left = data.filter(({ done }) => !done).length;
  return (
    <Section title="Before your first customers">
      {left === 0 ? (
        <Alert severity="success" sx={{ mb: 1 }}>
          All of it is done. What you change later shows here, too.
        </Alert>
      ) : (
        <Typography color="textSecondary" sx={{ mb: 1, maxWidth: '70ch' }}>
          {left} of {data.length} left. The program came with examples, so that nothing is empty.
          Enter your own, or say that an entry is right as it is.
        </Typography>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((entry) => (
          <Entry key={entry.item} entry={entry} />
        ))}
      </Stack>
    </Section>
  );
}

const canBeRight = (item: FirstDayItem): item is LookedAtItem =>
  LOOKED_AT_ITEMS.some((one) => one === item);

type Page = { to: string; words: string };

const business = (place: string, words = 'Business profile'): Page => ({
  to: `/settings/business#${place}`,
  words,
});

/** The pages on which each item of the first-day list is changed. */
export const FIRST_DAY_PAGES: Record<FirstDayItem, [Page, ...Page[]]> = {
  name: [business('contact')],
  logo: [business('logo')],
  contact: [business('contact')],
  payment: [business('payment', 'Ways to pay')],
  tax: [business('contact')],
  delivery: [{ to: '/settings/kitchen#delivery', words: 'Kitchen rules' }],
  prices: [
    { to: '/plan-groups', words: 'Plans' },
    { to: '/snacks', words: 'Snacks' },
  ],
  menu: [
    { to: '/weekly-menu', words: 'Weekly menu' },
    { to: '/dishes', words: 'Dishes' },
  ],
  claims: [
    business('claims', 'Claims'),
    { to: '/settings/testimonials', words: 'What customers say' },
  ],
  posts: [{ to: '/blogs', words: 'Blog' }],
  mail: [{ to: '/mails', words: 'Outbox' }],
};

function Entry({ entry: { item, now, done, lookedAt } }: { entry: FirstDayEntry }) {
  const pages = FIRST_DAY_PAGES[item];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '28px minmax(0, 1fr)', md: '28px minmax(0, 1fr) auto' },
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'start',
        py: 1.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <DoneMark done={done} />
      <div>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          {FIRST_DAY_LABELS[item]}
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '70ch', overflowWrap: 'anywhere' }}>
          {now}
          {lookedAt && ' You have looked at it: it is right.'}
        </Typography>
      </div>
      <Stack
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap', gridColumn: { xs: 2, md: 'auto' }, alignItems: 'start' }}
      >
        {pages.map(({ to, words }) => (
          <Button key={to} component={Link} to={to} variant="outlined" color="secondary" sx={TALL}>
            {words}
          </Button>
        ))}
        {item === 'posts' && !done && <UnpublishButton />}
        {canBeRight(item) && (lookedAt || !done) && <LookedAtButton item={item} is={lookedAt} />}
      </Stack>
    </Box>
  );
}

const TALL = { minHeight: 44 };

const DoneMark = ({ done }: { done: boolean }) => (
  <Box
    component="span"
    sx={{ color: done ? toneOf('leaf').ink : 'text.secondary', display: 'grid' }}
  >
    {done ? (
      <Check role="img" aria-label="Done" size={24} strokeWidth={2.75} />
    ) : (
      <Circle role="img" aria-label="To look at" size={24} />
    )}
  </Box>
);

/** The owner's word that an entry is right as it is, or that it is not. */
function LookedAtButton({ item, is }: { item: LookedAtItem; is: boolean }) {
  const { submit, busy, problem } = useSubmit((lookedAt: boolean) =>
    call(adminFirstDay.lookAt, { params: { item }, body: { lookedAt } }),
  );
  return (
    <Press busy={busy} problem={problem} onPress={() => void submit(!is)}>
      {is ? 'Look again' : item === 'posts' ? 'Keep them all' : 'Looked at, it is right'}
    </Press>
  );
}

function UnpublishButton() {
  const notify = useNotify();
  const { submit, busy, problem } = useSubmit(
    () => call(adminFirstDay.unpublishSamples, {}),
    () => notify('The sample posts are drafts now.', { type: 'success' }),
  );
  return (
    <Press busy={busy} problem={problem} onPress={() => void submit(undefined)}>
      Unpublish them all
    </Press>
  );
}

const Press = (props: {
  busy: boolean;
  problem: string | null;
  onPress: () => void;
  children: ReactNode;
}) => (
  <div>
    <Button color="secondary" disabled={props.busy} onClick={props.onPress} sx={TALL}>
      {props.busy ? 'Saving…' : props.children}
    </Button>
    {props.problem && <Alert severity="error">{props.problem}</Alert>}
  </div>
);

/** The overview and the outbox, where it is always said. */
const ALWAYS_ON = /^\/(mails(\/.*)?)?$/;

/**
 * Says to owners, as nobody else can change it, that nobody gets what the desk writes while no mail
 * server is set, and what changes that: on the overview and in the outbox always, above every other
 * page until the owner goes on without.
 */
export function NoMailServerNotice() {
  const sendsMail = useSendsMail();
  const { pathname } = useLocation();
  const isOwner = useCanCall()(adminFirstDay.read);
  const mail = useFirstDay().data?.find(({ item }) => item === 'mail');
  const isAccepted = !mail || mail.lookedAt;
  if (sendsMail || !isOwner || (isAccepted && !ALWAYS_ON.test(pathname))) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, '@media print': { display: 'none' } }}>
      No mail server is set: mails are kept in the outbox and not sent. This line in the
      configuration changes it:{' '}
      <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
        {SMTP_LINE}
      </Box>
    </Alert>
  );
}
