import { Divider, IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material';
import {
  Ban,
  Banknote,
  DoorClosed,
  EllipsisVertical,
  NotebookPen,
  PencilRuler,
  SquareArrowOutUpRight,
  Ticket,
  Undo2,
} from 'lucide-react';
import { useId, useState } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
import { correctionsOfSnacks } from './corrections.ts';
import { ticketsPath } from './paths.ts';
import { cancellable } from './snack-order-actions.ts';
import type { SnackOrderDialogState } from './snack-order-dialogs.tsx';

type Props = {
  order: AdminSnackOrder;
  /** Names the button for those who cannot see where it stands. */
  label: string;
  onAsk: (asked: SnackOrderDialogState) => void;
};

/** Everything that can be done with one order besides its next step. */
export function OrderMenu({ order, label, onAsk }: Props) {
  const id = useId();
  const createPath = useCreatePath();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const may = useCanCall();
  const close = () => setAnchor(null);
  const ask = (asked: SnackOrderDialogState) => () => {
    close();
    onAsk(asked);
  };
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
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem
          component={Link}
          to={createPath({ resource: 'snack-orders', id: order.id, type: 'show' })}
          sx={ITEM}
        >
          <ListItemIcon>
            <SquareArrowOutUpRight size={20} aria-hidden />
          </ListItemIcon>
          Open the order
        </MenuItem>
        <MenuItem component={Link} to={ticketsPath([order])} sx={ITEM}>
          <ListItemIcon>
            <Ticket size={20} aria-hidden />
          </ListItemIcon>
          Print the ticket
        </MenuItem>
        <MenuItem onClick={ask({ about: 'notes', order })} sx={ITEM}>
          <ListItemIcon>
            <NotebookPen size={20} aria-hidden />
          </ListItemIcon>
          Notes…
        </MenuItem>
        {may(adminPayments.record) && (
          <MenuItem onClick={ask({ about: 'payment', order })} sx={ITEM}>
            <ListItemIcon>
              <Banknote size={20} aria-hidden />
            </ListItemIcon>
            Record a payment…
          </MenuItem>
        )}
        {order.balance.paid > 0 && may(adminPayments.record) && (
          <MenuItem onClick={ask({ about: 'pay-back', order })} sx={ITEM}>
            <ListItemIcon>
              <Undo2 size={20} aria-hidden />
            </ListItemIcon>
            Record what was paid back…
          </MenuItem>
        )}
        {order.actions.includes('fail') && (
          <MenuItem onClick={ask({ about: 'fail', order })} sx={ITEM}>
            <ListItemIcon>
              <DoorClosed size={20} aria-hidden />
            </ListItemIcon>
            Could not hand over…
          </MenuItem>
        )}
        {correctionsOfSnacks(order, []).truths.length > 0 && (
          <MenuItem onClick={ask({ about: 'correct', order })} sx={ITEM}>
            <ListItemIcon>
              <PencilRuler size={20} aria-hidden />
            </ListItemIcon>
            Correct…
          </MenuItem>
        )}
        {cancellable([order]).length > 0 && [
          <Divider key="divider" />,
          <MenuItem
            key="cancel"
            onClick={ask({ about: 'cancel', orders: [order] })}
            sx={{ ...ITEM, color: 'house.chilliInk' }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <Ban size={20} aria-hidden />
            </ListItemIcon>
            Cancel the order…
          </MenuItem>,
        ]}
      </Menu>
    </>
  );
}

const ITEM = { py: 1.25 };
