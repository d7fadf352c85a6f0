import { Box, Button, Card, CardActionArea, CardContent, Stack, Typography } from '@mui/material';
import { Megaphone } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '#admin/platform/client/use-call.ts';
import { Page } from '#admin/platform/components/page.tsx';
import { EmptyState, ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import { adminBroadcasts, type Broadcast } from '#contract/account/desk-broadcasts.ts';
import { formatInstant } from '#domain/platform/days.ts';
import { countsText } from './broadcast-text.ts';

/** What the kitchen has written to many customers at once, the latest first. */
export function BroadcastsPage() {
  const { data, error, refetch } = useCall(adminBroadcasts.list, {});
  return (
    <Page title="Broadcasts">
      <Box>
        <Button
          component={Link}
          to="/broadcasts/create"
          variant="contained"
          startIcon={<Megaphone size={18} aria-hidden />}
        >
          Write to many
        </Button>
      </Box>
      {data ? (
        data.length === 0 ? (
          <EmptyState words="Nothing yet. Tell everybody at once, or all of a day or a plan: late today, closed for snow, another dish." />
        ) : (
          <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5, maxWidth: 860 }}>
            {data.map((broadcast) => (
              <BroadcastCard key={broadcast.id} broadcast={broadcast} />
            ))}
          </Stack>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}

const BroadcastCard = ({ broadcast }: { broadcast: Broadcast }) => (
  <Card component="li">
    <CardActionArea component={Link} to={`/broadcasts/${broadcast.id}`}>
      <CardContent sx={{ overflowWrap: 'anywhere' }}>
        <Typography component="h2" sx={{ fontWeight: 650 }}>
          {broadcast.subject}
        </Typography>
        <Typography>To {broadcast.audience}</Typography>
        <Typography color="textSecondary">
          {countsText(broadcast.counts)} · {formatInstant(broadcast.at)}, {broadcast.actor}
        </Typography>
      </CardContent>
    </CardActionArea>
  </Card>
);
