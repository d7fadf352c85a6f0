import { IconButton, Typography } from '@mui/material';
import { RotateCw } from 'lucide-react';
import { formatTime, wallClockAt } from '#domain/platform/days.ts';

type Props = {
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
  refreshing: boolean;
  onRefresh: () => void;
};

/** How fresh a page is, and the button that reads it again. */
export const AsOf = ({ readAt, refreshing, onRefresh }: Props) => (
  <Typography
    component="div"
    variant="caption"
    color="textSecondary"
    sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }}
  >
    As of {formatTime(wallClockAt({ epochMilliseconds: readAt }).time)}
    <IconButton
      aria-label="Refresh"
      aria-busy={refreshing}
      onClick={onRefresh}
      sx={{ width: 44, height: 44 }}
    >
      <RotateCw size={16} aria-hidden />
    </IconButton>
  </Typography>
);
