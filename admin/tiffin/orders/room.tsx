import { Box, Typography } from '@mui/material';
import { roomWords, type TakesRoom } from '#domain/tiffin/room.ts';

/**
 * How full the hour of an order is that waits, and what it would make of it; nothing for others.
 * Where it is too long for its place it goes on below, with its time unbroken.
 */
export const Room = ({ order }: { order: TakesRoom }) =>
  roomWords(order).map((words) => (
    <Typography
      key={words}
      component="span"
      variant="caption"
      color="textSecondary"
      sx={{ display: 'block', whiteSpace: 'normal', fontVariantNumeric: 'tabular-nums' }}
    >
      {words.split(/(?<=, )/).map((part) => (
        <Box key={part} component="span" sx={{ display: 'inline-block', whiteSpace: 'pre' }}>
          {part}
        </Box>
      ))}
    </Typography>
  ));
