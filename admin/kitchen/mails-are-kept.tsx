import { Alert } from '@mui/material';
import { useMay } from '#admin/api/use-may.ts';
import { adminFirstDay } from '#contract/kitchen/first-day.ts';
import { useBusiness } from './desk-brand.tsx';
import { useFirstDay } from './use-first-day.ts';

/**
 * Says above every page that nobody gets what the desk writes while no mail server is set, until
 * the owner goes on without.
 */
export function MailsAreKept() {
  const business = useBusiness();
  const isOwner = useMay()(adminFirstDay.read);
  const mail = useFirstDay().data?.find(({ item }) => item === 'mail');
  if (isOwner && (!mail || mail.lookedAt)) return null;
  if (!business || business.sendsMail) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, '@media print': { display: 'none' } }}>
      No mail server is set: mails to customers are kept in the outbox, and nobody gets them.
    </Alert>
  );
}
