import { Box } from '@mui/material';
import { TriangleAlert } from 'lucide-react';
import { type BookDay, onClosedDay } from './days.ts';

/** Why the kitchen is closed on a day, loud where an event is planned for it all the same. */
export function ClosedNote({ day }: { day: BookDay }) {
  if (day.closure === null) return null;
  const planned = onClosedDay(day).length > 0;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 0.75,
        px: 0.75,
        py: 0.5,
        borderRadius: 2,
        fontSize: '0.8125rem',
        fontWeight: 650,
        lineHeight: 1.3,
        overflowWrap: 'anywhere',
        ...(planned
          ? { bgcolor: 'house.chilli', color: 'house.onChilli' }
          : { bgcolor: 'house.steelTint', color: 'house.steelInk' }),
      }}
    >
      {planned && <TriangleAlert size={16} aria-hidden style={{ flex: 'none', marginTop: 1 }} />}
      <span>
        Closed: {day.closure}
        {planned && '. Event planned!'}
      </span>
    </Box>
  );
}
