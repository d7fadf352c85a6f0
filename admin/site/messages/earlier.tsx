import { Link, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { StatusChip } from '#admin/platform/parts/chip.tsx';
import { Section } from '#admin/platform/parts/section.tsx';
import { SmallTable } from '#admin/platform/parts/small-table.tsx';
import { ReadProblem, Waiting } from '#admin/platform/parts/states.tsx';
import { MESSAGE_STATUSES } from '#admin/platform/words/statuses.ts';
import type { AdminMessage } from '#contract/site/desk/contact-messages.ts';
import { dayOf, formatDate } from '#domain/platform/days.ts';

/** What else came from the same address, the latest first. */
export function Earlier({ message }: { message: AdminMessage }) {
  const { data, error, refetch } = useGetList<AdminMessage>('contact-messages', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { search: message.email },
  });
  const others = data?.filter(({ id, email }) => email === message.email && id !== message.id);
  return (
    <Section title="More from this address">
      {!others && error ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : !others ? (
        <Waiting />
      ) : others.length === 0 ? (
        <Typography color="textSecondary">This is the only message.</Typography>
      ) : (
        <SmallTable
          label="More from this address"
          rows={others}
          keyOf={({ id }) => id}
          columns={[
            {
              heading: 'Subject',
              wraps: true,
              cell: ({ id, subject }) => (
                <Link
                  component={RouterLink}
                  to={`/contact-messages/${id}/show`}
                  color="inherit"
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {subject}
                </Link>
              ),
            },
            { heading: 'Sent', cell: ({ createdAt }) => formatDate(dayOf(createdAt)) },
            {
              heading: 'Status',
              cell: ({ status }) => <StatusChip status={status} words={MESSAGE_STATUSES} />,
            },
          ]}
        />
      )}
    </Section>
  );
}
