import { Typography } from '@mui/material';
import { roomWords, type TakesRoom } from '#domain/tiffin/room.ts';

/** How full the hour of an order is that waits, and what it would make of it; nothing for others. */
export const Room = ({ order }: { order: TakesRoom }) =>
  roomWords(order).map((words) => (
    <Typography
      key={words}
      component="span"
      variant="caption"
      color="textSecondary"
      sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}
    >
      {words}
    </Typography>
  ));
