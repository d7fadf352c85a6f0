import { Box, Typography } from '@mui/material';
import { Check, Circle, CircleDot } from 'lucide-react';
import { Section } from '#admin/parts/section.tsx';
import type { AdminSnackOrder } from '#contract/admin/snack-orders.ts';
import { actorWords } from '#domain/actor-words.ts';
import { formatInstant } from '#domain/days.ts';
import { timelineOf } from '#domain/snack-order-states.ts';

const MARKS = {
  done: { Icon: Check, words: 'done' },
  current: { Icon: CircleDot, words: 'now' },
  ahead: { Icon: Circle, words: 'still to come' },
};

/** How far an order is: each state with when it was reached and who brought it there. */
export function Timeline({ order }: { order: AdminSnackOrder }) {
  const actorOf = (key: string) => {
    const step = order.steps.find(({ status }) => status === (key === 'placed' ? 'pending' : key));
    return step && actorWords(step.actor);
  };
  return (
    <Section title="Steps">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {timelineOf(order.status, order.deliveryType, order.steps).map(
          ({ key, label, at, progress }) => {
            const { Icon, words } = MARKS[progress];
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
                      {[formatInstant(at), actorOf(key)].filter(Boolean).join(' · ')}
                    </Typography>
                  )}
                </div>
              </Box>
            );
          },
        )}
      </Box>
    </Section>
  );
}
