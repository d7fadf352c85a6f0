import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** The quiet page before the desk: one card on paper. */
export const SignInFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    component="main"
    sx={{
      minHeight: '100svh',
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      p: 2,
    }}
  >
    <Typography
      component="p"
      sx={{
        fontSize: '2rem',
        fontWeight: 800,
        fontStretch: '112%',
        letterSpacing: '-0.02em',
        mb: 2,
      }}
    >
      dabba
      <Box component="span" sx={{ color: 'house.chilliInk' }}>
        .
      </Box>
    </Typography>
    <Card sx={{ width: '100%', maxWidth: 420, borderRadius: 5 }}>
      <CardContent sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Typography component="h1" variant="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  </Box>
);
