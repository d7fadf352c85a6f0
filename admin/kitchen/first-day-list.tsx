import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { call } from '#admin/platform/client/services.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { Section } from '#admin/platform/parts/section.tsx';
import { ReadProblem, Waiting } from '#admin/platform/parts/states.tsx';
import { toneOf } from '#admin/platform/theme/colours.ts';
import {
  adminFirstDay,
  type FirstDayEntry,
  type FirstDayItem,
  LOOKED_AT_ITEMS,
  type LookedAtItem,
} from '#contract/kitchen/first-day.ts';
import { FIRST_DAY_TITLES } from '#domain/kitchen/first-day-titles.ts';
import { FIRST_DAY_PAGES } from './first-day-pages.ts';
import { useFirstDay } from './use-first-day.ts';

/** What an owner looks through before the first customers come, each with its page. */
export function FirstDayList() {
  const { data, error, refetch } = useFirstDay();
  if (!data && error) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
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
      <Done done={done} />
      <div>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          {FIRST_DAY_TITLES[item]}
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

const Done = ({ done }: { done: boolean }) => (
  <Box
    component="span"
    sx={({ palette }) => ({
      color: done ? toneOf(palette.house, 'leaf').ink : 'text.secondary',
      display: 'grid',
    })}
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
