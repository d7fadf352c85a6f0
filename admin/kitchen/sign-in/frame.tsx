import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DeskBrand } from '#admin/kitchen/desk-brand.tsx';

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
    <Box
      sx={{
        display: 'grid',
        alignItems: 'end',
        justifyItems: 'center',
        minHeight: 64,
        maxWidth: 420,
        textAlign: 'center',
        mb: 2,
      }}
    >
      <DeskBrand height={60} />
    </Box>
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
