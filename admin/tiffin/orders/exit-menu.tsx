import { IconButton, Menu, MenuItem } from '@mui/material';
import { EllipsisVertical } from 'lucide-react';
import { useId, useState } from 'react';
import { RadioButtonGroupInput, TextInput } from 'react-admin';
import * as z from 'zod/mini';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { withTimingConfirmation } from '#admin/kitchen/order-actions/confirmation-dialog.tsx';
import { CorrectDialog } from '#admin/kitchen/order-actions/correct-dialog.tsx';
import { NotesInputs } from '#admin/kitchen/order-actions/notes.tsx';
import {
  moveOrders,
  type OrderActionResult,
  orderActionText,
} from '#admin/kitchen/order-actions/use-order-actions.ts';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { ActionNotes, type AdminTiffinOrder } from '#contract/tiffin/desk-tiffin-orders.ts';
import { useTiffinCorrections } from './corrections.ts';
import { ACTION_LABELS, type ExitAction, exitsOf, tiffinMove } from './tiffin-order-actions.ts';

type Props = {
  orders: readonly AdminTiffinOrder[];
  /** Names the button for those who cannot see where it stands. */
  label: string;
  onDone: (outcome: OrderActionResult) => void;
  /** Whether it corrects, too; not where a button of its own does. */
  corrects?: boolean;
};

const Notes = z.object(ActionNotes);
/** Whoever was not home: the kitchen has to say whether the credit comes back. */
const FailNotes = z.extend(Notes, {
  returnCredit: z.boolean('Please choose whether the credit comes back.'),
});

const MEANING: Record<ExitAction, string> = {
  decline: 'There is no room for it. The credit comes back.',
  skip: 'It is not cooked. The credit comes back.',
  unskip: 'It is cooked and delivered after all. Its credits are held again.',
  cancel: 'It is not delivered. The credit comes back.',
  fail: 'It was on its way and could not be handed over.',
};

const CREDIT_CHOICES = [
  { id: true, name: 'Give the credit back' },
  { id: false, name: 'Keep the credit: it was cooked' },
];

type ExitDialogProps = {
  action: ExitAction;
  orders: readonly AdminTiffinOrder[];
  onDone: (outcome: OrderActionResult) => void;
  onClose: () => void;
};

/** Takes one or many orders off their way, with a reason and both kinds of note. */
function ExitDialog({ action, orders, onDone, onClose }: ExitDialogProps) {
  const schema = action === 'fail' ? FailNotes : Notes;
  const { does } = ACTION_LABELS[action];
  const [first] = orders;
  const which =
    orders.length === 1 && first
      ? `${first.orderNumber}, ${first.customerName}`
      : `${orders.length} orders`;
  return (
    <ActionDialog<OrderActionResult>
      title={`${does}: ${which}`}
      intro={MEANING[action]}
      mail="The customer gets a mail."
      hasEmail={orders.some(({ customerEmail }) => customerEmail !== '')}
      confirm={orders.length === 1 ? does : `${does} (${orders.length})`}
      busyWords="Saving…"
      doneWords={orderActionText}
      schema={schema}
      send={(values) =>
        withTimingConfirmation(does, (meant) =>
          moveOrders(tiffinMove(action), orders, { ...bodyOf(schema, values), ...meant }),
        )
      }
      onDone={onDone}
      onClose={onClose}
    >
      {action !== 'unskip' && (
        <TextInput source="reason" label="Reason (the customer reads it)" multiline autoFocus />
      )}
      {action === 'fail' && (
        <RadioButtonGroupInput
          source="returnCredit"
          label="What becomes of the credit?"
          choices={CREDIT_CHOICES}
          parse={(value) => value === true || value === 'true'}
          row={false}
        />
      )}
      <NotesInputs />
    </ActionDialog>
  );
}

/**
 * Everything that leads off the way: cancel, skip, not delivered; and of a single order, what
 * was entered by mistake. Nothing when there is none.
 */
export function ExitMenu({ orders, label, onDone, corrects = true }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<{ action: ExitAction; orders: AdminTiffinOrder[] } | null>(
    null,
  );
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
            {ACTION_LABELS[exit.action].does}
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

/**
 * The other answer to what waits for the kitchen's word; its button stands wherever Accept does. It
 * is asked about first: whoever offers it shows the `dialog`.
 */
export function useDecline(
  orders: readonly AdminTiffinOrder[],
  onDone: (outcome: OrderActionResult) => void,
) {
  const [asked, setAsked] = useState<AdminTiffinOrder[] | null>(null);
  const waiting = orders.filter(({ actions }) => actions.includes('decline'));
  return {
    /** Those that can be declined. */
    waiting,
    ask: () => setAsked(waiting),
    dialog: asked && (
      <ExitDialog action="decline" orders={asked} onDone={onDone} onClose={() => setAsked(null)} />
    ),
  };
}
