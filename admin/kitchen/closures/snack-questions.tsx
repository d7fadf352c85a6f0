import { Box, MenuItem, Stack, TextField } from '@mui/material';
import { SNACK_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { StatusChip } from '#admin/platform/components/chip.tsx';
import type { AffectedByClosure, AffectedSnackOrder } from '#contract/kitchen/closure-effects.ts';
import { type ClosureEffects, canMoveSnacks } from '#domain/kitchen/closure-effects.ts';
import { formatDay, formatTime } from '#domain/platform/days.ts';
import { formatMoney, sum } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';
import { SNACK_TIMES } from '#domain/snacks/snack-times.ts';
import { type ClosureAnswers, type SnackClosureChoice, snacksAll } from './answers.ts';
import { Question } from './question.tsx';

type Props = {
  affected: AffectedByClosure;
  answers: ClosureAnswers;
  closing: ClosureEffects;
  onAnswer: (change: Partial<ClosureAnswers>) => void;
};

const CHOICES: Record<SnackClosureChoice, string> = {
  cancel: 'Cancel, pay back what was paid',
  move: 'Move to another day',
  keep: 'Make them all the same',
};

const ONE: Record<SnackClosureChoice, string> = { cancel: 'Cancel', move: 'Move', keep: 'Make it' };

/** What all snack orders have in common; undefined where they differ. */
function inCommon(orders: readonly AffectedSnackOrder[], { snacks }: ClosureAnswers) {
  const choices = new Set(orders.map(({ id }) => snacks[id]));
  return choices.size === 1 ? [...choices][0] : undefined;
}

/** What becomes of snack orders: one answer for all, or one for each. */
export function SnackQuestions({ affected, answers, closing, onAnswer }: Props) {
  const { snackOrders, snackTargets } = affected;
  if (snackOrders.length === 0) return null;
  const paid = sum(...snackOrders.map(({ toPayBack }) => toPayBack));
  const canMove = snackTargets.length > 0 && snackOrders.some(canMoveSnacks);
  const choices = (['cancel', 'move', 'keep'] as const).filter((one) => one !== 'move' || canMove);
  const effectOf = new Map(closing.snackOrders.map(({ order, effect }) => [order.id, effect]));
  return (
    <Question
      title="Snack orders"
      about={`${counted(snackOrders.length, 'order')}, ${
        paid > 0 ? `${formatMoney(paid)} paid for them` : 'nothing paid yet'
      }`}
      choices={choices.map((value) => ({ value, words: CHOICES[value] }))}
      chosen={inCommon(snackOrders, answers)}
      onChoose={(choice) => onAnswer({ snacks: snacksAll(snackOrders, choice) })}
    >
      {Object.values(answers.snacks).includes('move') && (
        <SnackTargetDay {...{ affected, answers, onAnswer }} />
      )}
      <Box component="ul" aria-label="Each snack order" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {snackOrders.map((order) => {
          const chosen = answers.snacks[order.id];
          const noStock = chosen === 'move' && effectOf.get(order.id)?.does === 'cancel';
          return (
            <Box
              component="li"
              key={order.id}
              sx={{
                display: 'grid',
                gap: 1,
                alignItems: 'center',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 148px' },
                py: 1,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <SnackOrder order={order} noStock={noStock} />
              <TextField
                select
                margin="none"
                value={chosen ?? ''}
                slotProps={{
                  select: {
                    displayEmpty: true,
                    SelectDisplayProps: {
                      'aria-label': `What becomes of ${order.orderNumber}, ${order.customerName}`,
                    },
                  },
                }}
                onChange={({ target }) =>
                  onAnswer({
                    snacks: { ...answers.snacks, [order.id]: target.value as SnackClosureChoice },
                  })
                }
                sx={{ '& .MuiSelect-select': { py: 1.25 } }}
              >
                <MenuItem value="" disabled sx={{ minHeight: 44 }}>
                  Choose
                </MenuItem>
                {choices
                  .filter((one) => one !== 'move' || canMoveSnacks(order))
                  .map((one) => (
                    <MenuItem key={one} value={one} sx={{ minHeight: 44 }}>
                      {ONE[one]}
                    </MenuItem>
                  ))}
              </TextField>
            </Box>
          );
        })}
      </Box>
    </Question>
  );
}

const SnackOrder = ({ order, noStock }: { order: AffectedSnackOrder; noStock: boolean }) => (
  <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <strong>{order.customerName}</strong>
      <StatusChip status={order.status} words={SNACK_STATUSES} />
    </Stack>
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {formatDay(order.date)}, {formatTime(order.time)}, {order.content}
    </Box>
    <Box sx={{ color: 'text.secondary' }}>
      {order.toPayBack > 0
        ? `${formatMoney(order.toPayBack)} paid of ${formatMoney(order.total)}`
        : `${formatMoney(order.total)}, nothing paid yet`}
    </Box>
    {noStock && (
      <Box sx={{ color: 'house.chilliInk', fontWeight: 650 }}>
        That day has not enough left of a snack in it, so it is cancelled.
      </Box>
    )}
  </Box>
);

function SnackTargetDay({ affected, answers, onAnswer }: Omit<Props, 'closing'>) {
  const { snacksTo } = answers;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, mb: 1 }}>
      <TextField
        select
        label="Move snack orders to"
        value={snacksTo.date}
        onChange={({ target }) => onAnswer({ snacksTo: { ...snacksTo, date: target.value } })}
      >
        {affected.snackTargets.map(({ date }) => (
          <MenuItem key={date} value={date} sx={{ minHeight: 44 }}>
            {formatDay(date)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="At"
        value={snacksTo.time ?? 'own'}
        onChange={({ target }) =>
          onAnswer({
            snacksTo: { ...snacksTo, time: target.value === 'own' ? null : target.value },
          })
        }
      >
        <MenuItem value="own" sx={{ minHeight: 44 }}>
          The same hour
        </MenuItem>
        {SNACK_TIMES.map((time) => (
          <MenuItem key={time} value={time} sx={{ minHeight: 44 }}>
            {formatTime(time)}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
