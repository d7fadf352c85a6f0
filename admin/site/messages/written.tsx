import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { Fact, Facts } from '#admin/platform/parts/facts.tsx';
import { MailLink } from '#admin/platform/parts/mail-link.tsx';
import { Section } from '#admin/platform/parts/section.tsx';
import type { AdminMessage } from '#contract/site/desk/contact-messages.ts';
import { formatInstant } from '#domain/platform/days.ts';

/** What somebody wrote, word for word, and who they say they are. */
export const Written = ({ message }: { message: AdminMessage }) => (
  <Section title="The message">
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 2.5 }}>
      {message.message}
    </Typography>
    <Facts>
      <Fact label="From">
        {message.customerId ? (
          <Link component={RouterLink} to={`/customers/${message.customerId}`} color="inherit">
            {message.name}
          </Link>
        ) : (
          message.name
        )}
      </Fact>
      <Fact label="Email">
        <MailLink email={message.email} />
      </Fact>
      <Fact label="Sent">{formatInstant(message.createdAt)}</Fact>
      <Fact label="Account" wide>
        {message.customerId ? 'Was signed in' : 'Was not signed in: nobody has proved this address'}
      </Fact>
    </Facts>
  </Section>
);
