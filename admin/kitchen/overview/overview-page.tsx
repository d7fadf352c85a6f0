import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { FIRST_DAY_PAGES, useFirstDay } from '#admin/kitchen/first-day.tsx';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { Sums } from '#admin/platform/components/facts.tsx';
import { LinkRow } from '#admin/platform/components/link-row.tsx';
import { Page, Section } from '#admin/platform/components/page.tsx';
import { ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import { COLOURS, toneOf } from '#admin/platform/theme/colours.ts';
import type { Overview } from '#contract/kitchen/desk.ts';
import { FIRST_DAY_LABELS } from '#domain/kitchen/first-day.ts';
import { formatDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { ComingDays } from './coming-days.tsx';
import { openAmounts, totalOf } from './open-amounts.ts';
import { type OpenTask, openTasksOf } from './open-tasks.ts';
import { TodayCard } from './today-card.tsx';
import { programTroubleText, useOverview } from './use-overview.ts';

const Column = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{children}</Box>
);

/** On the overview, until everything is done: what is still as the program came with it. */
function FirstDayCard() {
  const { data } = useFirstDay();
  const open = data?.filter(({ done }) => !done) ?? [];
  if (!data || open.length === 0) return null;
  const left = `${open.length} of ${data.length} to look at`;
  return (
    <Section
      title="Before your first customers"
      aside={
        <Button component={RouterLink} to="/settings/first-day" variant="outlined">
          Open the list
        </Button>
      }
    >
      <Typography color="textSecondary" sx={{ mt: -0.5, mb: 1, maxWidth: '70ch' }}>
        {left}. The program came with examples; customers are not told to call, write or pay where
        only an example stands.
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, listStyle: 'none', m: 0, p: 0 }}
      >
        {open.map(({ item }) => (
          <li key={item}>
            <Link
              component={RouterLink}
              to={FIRST_DAY_PAGES[item][0].to}
              color="inherit"
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
            >
              {FIRST_DAY_LABELS[item]}
            </Link>
          </li>
        ))}
      </Box>
    </Section>
  );
}

type Money = NonNullable<Overview['money']>;

/** What customers owe the kitchen and what it owes them, and what came and went this month. */
function MoneyCard({ money }: { money: Money }) {
  const { owed, toPayBack, month } = money;
  return (
    <Section title="Money">
      <Open title="Owed by customers" amounts={owed} filter="unpaid" none="Everything is paid." />
      {totalOf(toPayBack) > 0 && (
        <Open title="To pay back" amounts={toPayBack} filter="toPayBack" none="" />
      )}
      <Box sx={{ mt: 2 }}>
        <Typography component="h3" variant="subtitle2" color="textSecondary">
          This month, since {formatDay(month.from)}
        </Typography>
        <Sums
          sums={[
            { label: 'Received', amount: month.received },
            ...(month.paidBack > 0 ? [{ label: 'Paid back', amount: -month.paidBack }] : []),
            { label: 'Net', amount: month.net, main: true as const },
          ]}
        />
      </Box>
    </Section>
  );
}

function Open(props: {
  title: string;
  amounts: Money['owed'];
  filter: 'unpaid' | 'toPayBack';
  none: string;
}) {
  const lines = openAmounts(props.amounts, props.filter);
  return (
    <Stack sx={{ '& + &': { mt: 2 } }}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}
      >
        <Typography component="h3" variant="subtitle2" color="textSecondary">
          {props.title}
        </Typography>
        {lines.length > 0 && (
          <Typography
            sx={{ fontWeight: 800, fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}
          >
            {formatMoney(totalOf(props.amounts))}
          </Typography>
        )}
      </Stack>
      {lines.length === 0 && <Typography color="textSecondary">{props.none}</Typography>}
      {lines.map(({ key, words, amount, to }) => (
        <LinkRow key={key} to={to} aside={formatMoney(amount)}>
          {words}
        </LinkRow>
      ))}
    </Stack>
  );
}

const Item = ({ item }: { item: OpenTask }) => (
  <Link
    component={RouterLink}
    to={item.to}
    color="inherit"
    underline="none"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      minHeight: 64,
      px: 2,
      py: 1,
      borderRadius: 3,
      bgcolor: toneOf(item.tone).tint,
      '&:hover': { outline: `2px solid ${COLOURS.edge}` },
    }}
  >
    <Box
      component="span"
      sx={{
        color: toneOf(item.tone).ink,
        fontSize: '1.75rem',
        fontWeight: 800,
        fontStretch: '86%',
        lineHeight: 1,
        minWidth: '1.3em',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {item.count}
    </Box>
    <Box component="span" sx={{ flex: 1, fontWeight: 600, lineHeight: 1.3 }}>
      {item.words}
    </Box>
    <ChevronRight size={20} aria-hidden style={{ flex: 'none' }} />
  </Link>
);

/** Everything that waits, as one list of links. */
function WaitingList({ overview }: { overview: Overview }) {
  const may = useCanCall();
  const items = openTasksOf(overview).filter(({ needs }) => !needs || may(needs));
  return (
    <Section title="Waiting for you">
      {items.length === 0 ? (
        <Typography color="textSecondary">
          Nothing waits. What needs somebody shows up here.
        </Typography>
      ) : (
        <Stack component="ul" sx={{ gap: 1, listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item) => (
            <li key={item.key}>
              <Item item={item} />
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}

/**
 * What keeps the program from its work, what today holds, what waits for somebody, how the money stands for those who see the books, and how
 * full the coming days are; each leads to where it is dealt with.
 */
export function OverviewPage() {
  const { data, error, refetch } = useOverview();
  const trouble = data && programTroubleText(data);
  return (
    <Page title="Overview">
      {trouble && <Alert severity="error">{trouble}</Alert>}
      <FirstDayCard />
      {data ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <Column>
            <TodayCard overview={data} />
            <WaitingList overview={data} />
          </Column>
          <Column>
            {data.money && <MoneyCard money={data.money} />}
            <ComingDays days={data.days} today={data.today} capacity={data.tiffinCapacity} />
          </Column>
        </Box>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}
