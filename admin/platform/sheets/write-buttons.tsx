import { Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  /** What the first button does, in words. */
  children: ReactNode;
  isReady: boolean;
  /** It is being written. */
  isBusy: boolean;
  onWrite: () => void;
  /** Where the rows could not be checked. */
  onCheckAgain: (() => void) | null;
  onBack: () => void;
};

/** What can be done with rows that were read from a sheet and checked. */
export const WriteButtons = ({
  children,
  isReady,
  isBusy,
  onWrite,
  onCheckAgain,
  onBack,
}: Props) => (
  <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
    <Button variant="contained" disabled={!isReady || isBusy} onClick={onWrite}>
      {isBusy ? 'Writing…' : children}
    </Button>
    {onCheckAgain && (
      <Button variant="outlined" color="secondary" onClick={onCheckAgain}>
        Check again
      </Button>
    )}
    <Button color="secondary" disabled={isBusy} onClick={onBack}>
      Back to the columns
    </Button>
  </Stack>
);
