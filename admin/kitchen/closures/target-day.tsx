import { Box, Typography } from '@mui/material';
import { placesTakenText } from '#admin/kitchen/labels/tiffin-load.ts';
import type { AffectedTiffinOrder, TargetDay } from '#contract/kitchen/closure-effects.ts';
import type { ClosureEffects } from '#domain/kitchen/closure-effects.ts';
import { tiffinsIn } from '#domain/kitchen/closure-effects.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';

/** Tiffins that take a place, and how many of them wait for the kitchen's word. */
type Load = { tiffins: number; waiting: number };

const isWaiting = ({ status }: AffectedTiffinOrder) => status === 'pending_confirmation';

type Props = { day: TargetDay; tiffins: ClosureEffects['tiffins'] };

/** A day that tiffins move to, hour by hour: what it holds, what is booked, what would come. */
export function TargetDayHours({ day, tiffins }: Props) {
  const coming = tiffins.flatMap(({ order, effect }) =>
    effect.does === 'move' && effect.date === day.date ? [{ ...order, slot: effect.slot }] : [],
  );
  const loadWith = (booked: Load, more: readonly AffectedTiffinOrder[]): Load => ({
    tiffins: booked.tiffins + tiffinsIn(more),
    waiting: booked.waiting + tiffinsIn(more.filter(isWaiting)),
  });
  return (
    <Box component="section" aria-label={formatDay(day.date)} sx={{ mt: 1.5 }}>
      <Typography sx={{ fontWeight: 700 }}>
        {formatDay(day.date)}: {placesTakenText(loadWith(day, coming), day.capacity)}
        {coming.length > 0 && `, ${tiffinsIn(coming)} new`}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {day.hours.map((hour) => {
          const { slot, capacity, tiffins: booked } = hour;
          const arriving = coming.filter((order) => order.slot === slot);
          return (
            <Hour
              key={slot}
              {...{ slot, capacity, booked }}
              load={loadWith(hour, arriving)}
              more={tiffinsIn(arriving)}
            />
          );
        })}
      </Box>
    </Box>
  );
}

type HourProps = { slot: string; capacity: number; booked: number; load: Load; more: number };

function Hour({ slot, capacity, booked, load, more }: HourProps) {
  const share = (tiffins: number) =>
    `${capacity > 0 ? Math.min(100, (100 * tiffins) / capacity) : 0}%`;
  const isFull = load.tiffins >= capacity;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '148px minmax(24px, 1fr) auto' },
        gridTemplateAreas: { xs: '"hour figures" "bar bar"', sm: '"hour bar figures"' },
        columnGap: 1.25,
        alignItems: 'center',
        py: { xs: 0.5, sm: 0.375 },
        fontSize: '0.9375rem',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box component="span" sx={{ gridArea: 'hour' }}>
        {formatSlot(slot)}
      </Box>
      <Box
        aria-hidden
        sx={{
          gridArea: 'bar',
          display: 'flex',
          height: 10,
          borderRadius: 5,
          overflow: 'hidden',
          bgcolor: 'house.line',
        }}
      >
        <Box sx={{ width: share(booked), bgcolor: 'house.edge' }} />
        <Box sx={{ width: share(more), bgcolor: 'house.turmeric' }} />
      </Box>
      <Box
        component="span"
        sx={{
          gridArea: 'figures',
          textAlign: 'right',
          minWidth: 104,
          fontWeight: more ? 700 : 400,
        }}
      >
        {placesTakenText(load, capacity)}
        {more > 0 ? `, ${more} new` : isFull && ', full'}
      </Box>
    </Box>
  );
}
