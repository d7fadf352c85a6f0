import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { inquiryPath } from '#admin/catering/inquiries/inquiry-record.ts';
import { ReadyMark } from '#admin/catering/inquiries/marks.tsx';
import { DELIVERY_TYPE_LABELS } from '#admin/kitchen/labels/choices.ts';
import { snackStatuses } from '#admin/kitchen/labels/statuses.ts';
import { Chip } from '#admin/platform/components/chip.tsx';
import { keepTogether } from '#admin/platform/components/keep-together.tsx';
import { LinkRow } from '#admin/platform/components/link-row.tsx';
import { Section } from '#admin/platform/components/page.tsx';
import { useNow } from '#admin/platform/components/use-now.ts';
import { counterPath } from '#admin/snacks/orders/paths.ts';
import type { Overview } from '#contract/kitchen/desk.ts';
import { EVENT_MEAL_LABELS, listLabels } from '#domain/catering/labels.ts';
import { formatDayLong, formatTime } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';
import { lateFirst, planNamesText, tiffinsToday } from './today-text.ts';

/** So many snack orders are named; the counter has the others. */
const NAMED = 6;

/** Everything that today holds: tiffins, snack orders, events; a closed day hides none of it. */
export function TodayCard({ overview }: { overview: Overview }) {
  const { today, holds, days } = overview;
  const day = days.find(({ date }) => date === today) ?? {
    isServiceDay: true,
    closure: null,
    cooked: 0,
    toBring: 0,
  };
  const tiffins = tiffinsToday(holds, day);
  return (
    <Section title={formatDayLong(today)}>
      <TodaySection title="Tiffins">
        {tiffins.any ? (
          <LinkRow to={`/kitchen-day?date=${today}`}>
            <strong>{tiffins.words}</strong>
            <Small>{planNamesText(holds)}</Small>
          </LinkRow>
        ) : (
          <Typography color="textSecondary">{tiffins.words}</Typography>
        )}
      </TodaySection>
      <SnackOrders overview={overview} />
      <TodaySection title="Events">
        {holds.events.length === 0 && <Typography color="textSecondary">None.</Typography>}
        {holds.events.map((event) => (
          <LinkRow
            key={event.id}
            to={inquiryPath(event)}
            aside={event.status === 'completed' ? 'done' : counted(event.guests, 'guest')}
          >
            <strong>
              {event.clock && `${formatTime(event.clock)} · `}
              {event.event}, {listLabels(EVENT_MEAL_LABELS, event.times)}
            </strong>
            {event.clock === null && <ReadyMark {...event} />}
            <Small>{keepTogether(`${event.customerName} · ${event.location}`)}</Small>
          </LinkRow>
        ))}
      </TodaySection>
    </Section>
  );
}

function SnackOrders({ overview: { today, holds } }: { overview: Overview }) {
  const now = useNow(60_000);
  const orders = lateFirst(holds.snackOrders, today, { epochMilliseconds: now });
  const more = orders.length - NAMED;
  return (
    <TodaySection title="Snack orders">
      {orders.length === 0 && (
        <Typography color="textSecondary">
          {holds.snackOrdersDone > 0
            ? `All handed over: ${counted(holds.snackOrdersDone, 'order')}.`
            : 'None.'}
        </Typography>
      )}
      {orders.slice(0, NAMED).map((order) => (
        <LinkRow
          key={order.id}
          to={`/snack-orders/${order.id}/show`}
          aside={order.due.words && <DueMark due={order.due} />}
        >
          <strong>
            {formatTime(order.time)} · {order.customerName}
          </strong>
          <Small>
            {order.orderNumber} · {DELIVERY_TYPE_LABELS[order.deliveryType]} ·{' '}
            {snackStatuses(order.deliveryType)[order.status].label}
          </Small>
        </LinkRow>
      ))}
      {orders.length > 0 && (
        <LinkRow to={counterPath()}>
          {more > 0 ? `${counted(more, 'more order')} at the counter` : 'To the counter'}
        </LinkRow>
      )}
    </TodaySection>
  );
}

const DueMark = ({ due }: { due: ReturnType<typeof lateFirst>[number]['due'] }) => (
  <Chip tone={due.when === 'late' ? 'chilli' : 'turmeric'}>{due.words}</Chip>
);

const Small = ({ children }: { children: ReactNode }) => (
  <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
    {children}
  </Typography>
);

const TodaySection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack sx={{ '& + &': { mt: 2 } }}>
    <Typography component="h3" variant="subtitle2" color="textSecondary">
      {title}
    </Typography>
    <Box>{children}</Box>
  </Stack>
);
