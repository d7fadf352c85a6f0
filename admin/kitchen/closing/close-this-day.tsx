import { Button } from '@mui/material';
import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { call } from '#admin/platform/client/services.ts';
import { useMay } from '#admin/platform/client/use-may.ts';
import { today } from '#admin/platform/words/today.ts';
import { adminClosures } from '#contract/kitchen/desk/closures.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { ClosingDialog } from './closing-dialog.tsx';

/** Closes the day that is shown, for those who may and while it is not over or closed already. */
export function CloseThisDay({ date, isClosed }: { date: IsoDay; isClosed: boolean }) {
  const may = useMay();
  const [asking, setAsking] = useState(false);
  if (isClosed || date < today() || !may(adminClosures.create)) return null;
  const days = { startDate: date, endDate: date };
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<CalendarOff size={18} aria-hidden />}
        onClick={() => setAsking(true)}
        sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
      >
        Close this day
      </Button>
      {asking && (
        <ClosingDialog
          {...days}
          save={async (reason, answer) =>
            (await call(adminClosures.create, { body: { ...days, reason, answer } })).data
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
