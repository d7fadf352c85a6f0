import { IconButton, Menu, MenuItem } from '@mui/material';
import { EllipsisVertical } from 'lucide-react';
import { useId, useState } from 'react';
import type { Outcome } from '#admin/moves/use-move-orders.ts';
import type { AdminTiffinOrder } from '#contract/admin/tiffin-orders.ts';
import { ExitDialog } from './exit-dialog.tsx';
import { ACTION_WORDS, type Exit, exitsOf } from './steps.ts';

type Props = {
  orders: readonly AdminTiffinOrder[];
  /** Names the button for those who cannot see where it stands. */
  label: string;
  onDone: (outcome: Outcome) => void;
};

/** Everything that leads off the way: cancel, skip, decline, not delivered; nothing when there is none. */
export function ExitMenu({ orders, label, onDone }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<{ action: Exit; orders: AdminTiffinOrder[] } | null>(null);
  const exits = exitsOf(orders);
  if (exits.length === 0 && !asked) return null;
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
      </Menu>
      {asked && <ExitDialog {...asked} onDone={onDone} onClose={() => setAsked(null)} />}
    </>
  );
}
