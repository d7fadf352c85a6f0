import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';

/** A page that is no resource's list or form: its heading and its parts below each other. */
export const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack sx={{ gap: 2, minWidth: 0 }}>
    <Title title={title} preferenceKey={false} />
    {children}
  </Stack>
);
