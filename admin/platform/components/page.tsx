import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';

/** A page that is no resource's list or form: its heading and its parts below each other. */
export const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack sx={{ gap: 2, minWidth: 0 }}>
    <Title title={title} preferenceKey={false} />
    {children}
  </Stack>
);

/** A card with a heading, and on its right what can be done there. */
export const Section = (props: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <Card component="section" sx={{ minWidth: 0 }}>
    <CardContent sx={{ '&:last-child': { pb: 2.5 }, p: { xs: 2, sm: 2.5 } }}>
      <Stack
        direction="row"
        sx={{
          justifyContent: 'space-between',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: 1,
          mb: 1.5,
          // What is folded away leaves no room behind.
          '&:has(+ [hidden])': { mb: 0 },
        }}
      >
        <Typography component="h2" variant="h4">
          {props.title}
        </Typography>
        {props.aside}
      </Stack>
      {props.children}
    </CardContent>
  </Card>
);

/** The parts of a record's page: two columns where there is room, else below each other. */
export const TwoColumns = ({ main, beside }: { main: ReactNode; beside: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    }}
  >
    <Stack sx={{ gap: 2, minWidth: 0 }}>{main}</Stack>
    <Stack sx={{ gap: 2, minWidth: 0 }}>{beside}</Stack>
  </Box>
);
