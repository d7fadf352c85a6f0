import { Box, Button } from '@mui/material';
import { Check, Undo2 } from 'lucide-react';
import { OncePressed } from '#admin/platform/moves/once-pressed.tsx';
import { BELOW_BAR } from '#admin/platform/theme/below-bar.ts';
import type { AdminMenuWeek } from '#contract/menu/desk/weekly-menus.ts';
import type { PlanChanger } from './use-plans.ts';

type Props = { weeks: readonly AdminMenuWeek[]; changer: PlanChanger };

/** Whether everything is stored, what was done last, and the way back from it. Stays in sight. */
export function SaveBar({ weeks, changer }: Props) {
  const { unsaved, last, said } = changer;
  const states = [...unsaved.values()].map(({ state }) => state);
  const failed = states.some((state) => state !== 'saving');
  const undoable = changer.undoable(weeks);
  return (
    <OncePressed sx={BAR}>
      <Box role="status" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {said || HOW}{' '}
        {failed ? (
          <Box component="strong" sx={{ color: 'house.chilliInk' }}>
            Not saved.
          </Box>
        ) : states.length > 0 ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            Saving…
          </Box>
        ) : (
          <Box component="span" sx={SAVED}>
            <Check size={16} aria-hidden /> Saved
          </Box>
        )}
      </Box>
      {failed && (
        <Button color="secondary" onClick={() => window.scrollTo(0, 0)} sx={{ minHeight: 44 }}>
          See why
        </Button>
      )}
      {undoable && (
        <Button
          color="secondary"
          variant="outlined"
          startIcon={<Undo2 size={18} aria-hidden />}
          onClick={() => changer.undo(undoable)}
          sx={{ minHeight: 44, flex: 'none' }}
        >
          Undo
          <span className="words-for-readers">: {last?.words}</span>
        </Button>
      )}
    </OncePressed>
  );
}

/** Until something was done. */
const HOW = 'Drag a dish by its handle, or move it with the arrow keys there, or in its menu.';

const BAR = {
  position: 'sticky',
  top: BELOW_BAR,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 56,
  my: -0.75,
  bgcolor: 'background.default',
};

const SAVED = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  color: 'house.leafInk',
  fontWeight: 650,
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
};
