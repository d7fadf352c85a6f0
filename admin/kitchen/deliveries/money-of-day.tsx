import { Box, Card, Typography } from '@mui/material';
import { keepTogether } from '#admin/platform/components/keep-together.tsx';
import type { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import type { DataOf } from '#contract/platform/endpoint.ts';
import { collectedText, leftToCollect } from '#domain/kitchen/collecting.ts';
import { formatMoney } from '#domain/platform/money.ts';

/** What is handed over at night, and what is left to collect; nothing on a day without either. */
export function MoneyOfDay({ day }: { day: DataOf<typeof deliveries.list> }) {
  const { left, afterAll } = leftToCollect(day);
  if (left + afterAll === 0 && day.collected.length === 0) return null;
  const byWhom = Map.groupBy(day.collected, ({ by }) => by);
  return (
    <Card component="section" aria-label="Money of the day" sx={{ p: 2, borderRadius: 3 }}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {[...byWhom].map(([by, collected]) => (
          <Line
            key={by}
            label={`Collected by ${by}`}
            sums={collected.map((one) => collectedText([one]))}
          />
        ))}
        <Line label="Still to collect" sums={[left > 0 ? formatMoney(left) : 'Nothing']} />
        {afterAll > 0 && (
          <Line label="More, if delivered after all" sums={[formatMoney(afterAll)]} />
        )}
      </Box>
    </Card>
  );
}

const Line = ({ label, sums }: { label: string; sums: readonly string[] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
    <Typography component="dt" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {label}
    </Typography>
    <Typography
      component="dd"
      sx={{
        m: 0,
        ml: 'auto',
        textAlign: 'right',
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {sums.map((words) => (
        <span key={words} style={{ display: 'block' }}>
          {keepTogether(words)}
        </span>
      ))}
    </Typography>
  </Box>
);
