import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import type { AdminMenuWeek } from '#contract/menu/desk/weekly-menus.ts';
import type { IsoDay } from '#domain/platform/days.ts';
import { servedWhen, weekName } from './week-words.ts';

type Props = {
  title: string;
  /** Why nothing can be copied yet; null when it can. */
  missing: string | null;
  onCopy: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A question about copying; what is copied shows at once and is stored behind that. */
export function CopyDialog({ title, missing, onCopy, onClose, children }: Props) {
  const titleId = useId();
  const reasonId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose} scroll="body">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ pb: 1 }}>
        {children}
        {missing && (
          <div id={reasonId} role="status">
            {missing}
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          Not now
        </Button>
        <Button
          variant="contained"
          disabled={missing !== null}
          aria-describedby={missing ? reasonId : undefined}
          onClick={() => {
            onCopy();
            onClose();
          }}
        >
          Copy
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type WeekChoiceProps = {
  label: string;
  weeks: readonly AdminMenuWeek[];
  value: string;
  thisMonday: IsoDay;
  onChange: (id: string) => void;
};

/** One of the weeks. */
export const WeekChoice = ({ label, weeks, value, thisMonday, onChange }: WeekChoiceProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { 'aria-label': label } }}
  >
    {weeks.map((week) => (
      <MenuItem key={week.id} value={week.id}>
        {weekName(week)} ({servedWhen(week, thisMonday)})
      </MenuItem>
    ))}
  </TextField>
);
