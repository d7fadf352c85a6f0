import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  GlobalStyles,
  Stack,
  Typography,
} from '@mui/material';
import { MessageCircle, Printer } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { SelectInput, useRefresh } from 'react-admin';
import * as z from 'zod/mini';
import { useSendsMail } from '#admin/kitchen/desk-brand.tsx';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { CopyButton } from '#admin/platform/components/copy-button.tsx';
import { QrCode } from '#admin/platform/components/qr-code.tsx';
import { call } from '#admin/services.ts';
import type { AdminCustomerDetails } from '#contract/account/desk-customer.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import type { DataOf } from '#contract/platform/endpoint.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { MAIL_CHANNEL_WORDS } from '#domain/kitchen/desk-labels.ts';
import { dayOf, formatDate } from '#domain/platform/days.ts';

const PRINTED = 'invitation';

/** Of the page only the invitation goes onto paper, in black on white, without what one presses. */
const ON_PAPER = {
  '@media print': {
    [`body > :not(#${PRINTED})`]: { display: 'none !important' },
    [`#${PRINTED} :is(.MuiBackdrop-root, .MuiAlert-root, .MuiButton-root)`]: {
      display: 'none !important',
    },
    [`#${PRINTED} :is(.MuiPaper-root, h2, p)`]: {
      background: '#fff !important',
      color: '#000 !important',
      boxShadow: 'none !important',
    },
  },
};

import { whatsAppUrl } from './whats-app.ts';

type Invitation = DataOf<typeof adminCustomers.invite>;

type Props = { customer: AdminCustomerDetails; onClose: () => void };

/** What goes along with the link, from person to person. */
const invitationText = (firstName: string, url: string): string =>
  `${firstName === '' ? 'Hello' : `Hello ${firstName}`}, here is your account with us: see your plan, book and skip days yourself. ${url}`;

/** Makes a link that lets somebody take over the account that the desk wrote down, and shows it once. */
export function InviteDialog(props: Props) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const { customer, onClose } = props;
  // The question closes when it is answered, and the link goes on.
  const isMade = useRef(false);
  const sendBy = useSendBy(customer);
  const refresh = useRefresh();
  if (invitation) return <MadeInvitation {...props} invitation={invitation} />;
  return (
    <ActionDialog<'sent'>
      title={`Invite ${customer.name} to sign in`}
      intro={
        customer.invitedUntil
          ? 'They have an invitation; a new one ends it.'
          : 'With the link they say the e-mail address that they will sign in with, prove that it is theirs (or their phone, where you send codes to phones), choose a password, and see what you have written down for them. It works once, for 30 days.'
      }
      confirm={sendBy ? 'Invite' : 'Make the link'}
      busyWords="Making it…"
      doneWords="The invitation is on its way."
      schema={z.object({ how: z.enum(['send', 'link']) })}
      defaults={{ how: sendBy ? 'send' : 'link' }}
      send={async ({ how }) => {
        const params = { id: customer.id };
        if (how === 'send') {
          await call(adminCustomers.sendInvitation, { params });
          return 'sent';
        }
        const { data } = await call(adminCustomers.invite, { params });
        isMade.current = true;
        setInvitation(data);
        return null;
      }}
      onDone={refresh}
      onClose={() => isMade.current || onClose()}
    >
      {sendBy && (
        <SelectInput
          source="how"
          label="How they get it"
          choices={[
            { id: 'send', name: sendBy },
            { id: 'link', name: 'As a link or a QR code that I hand on' },
          ]}
          emptyText={false}
          fullWidth
        />
      )}
    </ActionDialog>
  );
}

/** By which way a link goes to somebody by itself, in words; null where there is none. */
function useSendBy({ email, phone, newsBy }: AdminCustomerDetails): string | null {
  const sendsMail = useSendsMail();
  if (email) return sendsMail ? `By e-mail to ${email}` : null;
  const isForPhone = newsBy === 'sms' || newsBy === 'whatsapp';
  return phone && isForPhone ? `By ${MAIL_CHANNEL_WORDS[newsBy]} to ${formatPhone(phone)}` : null;
}

function MadeInvitation({ customer, invitation, onClose }: Props & { invitation: Invitation }) {
  const titleId = useId();
  const refresh = useRefresh();
  const { url, expiresAt } = invitation;
  const text = invitationText(customer.firstName, url);
  const close = () => {
    onClose();
    refresh();
  };
  return (
    <Dialog open id={PRINTED} aria-labelledby={titleId} fullWidth maxWidth="sm" scroll="body">
      <GlobalStyles styles={ON_PAPER} />
      <DialogTitle id={titleId}>An invitation for {customer.name}</DialogTitle>
      <DialogContent>
        <Alert severity="info" sx={{ mb: 2 }}>
          It is shown only now, and works once until {formatDate(dayOf(expiresAt))}. Whoever has it
          can take over the account: give it to nobody else.
        </Alert>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: 'flex-start' }}>
          <QrCode text={url} label="The link as a QR code" />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ mb: 1 }}>Scan it with a phone, or type the address:</Typography>
            <Typography sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>{url}</Typography>
            <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
              <CopyButton text={text} words="Copy with a greeting" />
              <Button
                variant="outlined"
                color="secondary"
                onClick={() => window.print()}
                startIcon={<Printer size={18} />}
              >
                Print
              </Button>
              {customer.phone && (
                <Button
                  variant="outlined"
                  color="secondary"
                  href={whatsAppUrl(customer.phone, text)}
                  target="_blank"
                  rel="noreferrer"
                  startIcon={<MessageCircle size={18} />}
                >
                  Open in WhatsApp
                </Button>
              )}
            </Stack>
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close}>
          I have handed it on
        </Button>
      </DialogActions>
    </Dialog>
  );
}
