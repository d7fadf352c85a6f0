import { Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

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
