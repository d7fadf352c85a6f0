import { Box, Stack, Typography } from '@mui/material';
import { LinkRow } from '#admin/platform/parts/link-row.tsx';
import { Section } from '#admin/platform/parts/section.tsx';
import { Sums } from '#admin/platform/parts/sums.tsx';
import type { Overview } from '#contract/kitchen/desk/desk.ts';
import { formatDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/money/money.ts';
import { openLines, totalOf } from './owing.ts';

type Money = NonNullable<Overview['money']>;

/** What customers owe the kitchen and what it owes them, and what came and went this month. */
export function MoneyCard({ money }: { money: Money }) {
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
  const lines = openLines(props.amounts, props.filter);
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
