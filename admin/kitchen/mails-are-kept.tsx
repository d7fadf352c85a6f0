import { Alert, Box } from '@mui/material';
import { useLocation } from 'react-router';
import { useMay } from '#admin/platform/client/use-may.ts';
import { SMTP_LINE } from '#admin/platform/words/mail-words.ts';
import { adminFirstDay } from '#contract/kitchen/first-day.ts';
import { useFirstDay } from './use-first-day.ts';
import { useSendsMail } from './use-sends-mail.ts';

/** The overview and the outbox, where it is always said. */
const ALWAYS_ON = /^\/(mails(\/.*)?)?$/;

/**
 * Says that nobody gets what the desk writes while no mail server is set, and what changes that: on
 * the overview and in the outbox always, above every other page until the owner goes on without.
 */
export function MailsAreKept() {
  const sendsMail = useSendsMail();
  const { pathname } = useLocation();
  const isOwner = useMay()(adminFirstDay.read);
  const mail = useFirstDay().data?.find(({ item }) => item === 'mail');
  const isAccepted = isOwner && (!mail || mail.lookedAt);
  if (sendsMail || (isAccepted && !ALWAYS_ON.test(pathname))) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, '@media print': { display: 'none' } }}>
      No mail server is set: mails are kept in the outbox and not sent. This line in the
      configuration changes it:{' '}
      <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
        {SMTP_LINE}
      </Box>
    </Alert>
  );
}
