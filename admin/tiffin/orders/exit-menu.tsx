import { IconButton, Menu, MenuItem } from '@mui/material';
import { EllipsisVertical } from 'lucide-react';
import { useId, useState } from 'react';
import type { Outcome } from '#admin/platform/moves/use-move-orders.ts';
import { CorrectDialog } from '#admin/platform/correct-dialog.tsx';
import type { AdminTiffinOrder } from '#contract/tiffin/desk/tiffin-orders.ts';
import { useTiffinCorrections } from './corrections.ts';
import { ExitDialog } from './exit-dialog.tsx';
import { ACTION_WORDS, type Exit, exitsOf } from './steps.ts';

type Props = {
  orders: readonly AdminTiffinOrder[];
  /** Names the button for those who cannot see where it stands. */
  label: string;
  onDone: (outcome: Outcome) => void;
  /** Whether it corrects, too; not where a button of its own does. */
  corrects?: boolean;
};

/**
 * Everything that leads off the way: cancel, skip, not delivered; and of a single order, what
 * was entered by mistake. Nothing when there is none.
 */
export function ExitMenu({ orders, label, onDone, corrects = true }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<{ action: Exit; orders: AdminTiffinOrder[] } | null>(null);
  const [correcting, setCorrecting] = useState<AdminTiffinOrder | null>(null);
  const correctionsOf = useTiffinCorrections();
  const exits = exitsOf(orders);
  const [only] = orders;
  const corrected = corrects && orders.length === 1 && only ? correctionsOf(only).truths : [];
  if (exits.length === 0 && corrected.length === 0 && !asked && !correcting) return null;
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <EllipsisVertical size={22} aria-hidden />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {exits.map((exit) => (
          <MenuItem
            key={exit.action}
            sx={{ minHeight: 44 }}
            onClick={() => {
              setAnchor(null);
              setAsked(exit);
            }}
          >
            {ACTION_WORDS[exit.action].does}
            {orders.length > 1 && ` (${exit.orders.length})`}…
          </MenuItem>
        ))}
        {only && corrected.length > 0 && (
          <MenuItem
            sx={{ minHeight: 44 }}
            onClick={() => {
              setAnchor(null);
              setCorrecting(only);
            }}
          >
            Correct…
          </MenuItem>
        )}
      </Menu>
      {correcting && (
        <CorrectDialog {...correctionsOf(correcting)} onClose={() => setCorrecting(null)} />
      )}
      {asked && <ExitDialog {...asked} onDone={onDone} onClose={() => setAsked(null)} />}
    </>
  );
}
