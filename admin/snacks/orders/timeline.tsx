import { Box, Typography } from '@mui/material';
import { Check, Circle, CircleDot } from 'lucide-react';
import { StepsList } from '#admin/kitchen/steps/steps-list.tsx';
import { Section } from '#admin/platform/components/page.tsx';
import type { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
import { actorLabel } from '#domain/kitchen/desk-labels.ts';
import { formatDay, formatInstant, formatTime } from '#domain/platform/days.ts';
import { timelineOf } from '#domain/snacks/order-states.ts';

const MARKS = {
  done: { Icon: Check, words: 'done' },
  current: { Icon: CircleDot, words: 'now' },
  ahead: { Icon: Circle, words: 'still to come' },
};

type SnackOrderTime = AdminSnackOrder['moves'][number]['from'];

/** `Fri, Nov 20 at 2:00 PM` */
const placeText = ({ date, time }: SnackOrderTime) => `${formatDay(date)} at ${formatTime(time)}`;

/**
 * How far an order is: each state with when it was reached and who brought it there; and the closed
 * days that it was moved off.
 */
export function Timeline({ order }: { order: AdminSnackOrder }) {
  const stepOf = (key: string) =>
    order.steps.find(({ status }) => status === (key === 'placed' ? 'pending' : key));
  return (
    <Section title="Steps">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {timelineOf(order.status, order.deliveryType, order.steps).map(
          ({ key, label, at, progress }) => {
            const { Icon, words } = MARKS[progress];
            const step = stepOf(key);
            return (
              <Box
                component="li"
                key={key}
                aria-current={progress === 'current' ? 'step' : undefined}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: '24px minmax(0, 1fr)',
                  columnGap: 1.25,
                  pb: 1.25,
                  color: progress === 'ahead' ? 'text.secondary' : 'text.primary',
                }}
              >
                <Icon size={20} aria-hidden style={{ marginTop: 2 }} />
                <div>
                  <Typography sx={{ fontWeight: progress === 'current' ? 800 : 600 }}>
                    {label}
                    <span className="words-for-readers">, {words}</span>
                  </Typography>
                  {at && (
                    <Typography variant="body2" color="textSecondary">
                      {[formatInstant(at), step && actorLabel(step.actor)]
                        .filter(Boolean)
                        .join(' · ')}
                    </Typography>
                  )}
                  {step?.note && (
                    <Typography sx={{ overflowWrap: 'anywhere' }}>{step.note}</Typography>
                  )}
                </div>
              </Box>
            );
          },
        )}
      </Box>
      {order.moves.length > 0 && (
        <StepsList
          steps={order.moves.map(({ from, to, reason, ...move }) => ({
            ...move,
            what: <Typography sx={{ fontWeight: 600 }}>Moved, as its day was closed</Typography>,
            note: [reason, `${placeText(from)} → ${placeText(to)}`].filter(Boolean).join('\n'),
          }))}
        />
      )}
    </Section>
  );
}
