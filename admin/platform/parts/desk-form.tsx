import { CardContent, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Form, type FormProps } from 'react-admin';

/**
 * A form's fields one below the other, and its toolbar. What it does is checked by the contract, and
 * not by the browser.
 */
export const DeskForm = ({
  toolbar,
  children,
  ...form
}: Omit<FormProps, 'children' | 'render'> & { toolbar: ReactNode; children: ReactNode }) => (
  <Form noValidate {...form}>
    <CardContent sx={{ pb: { xs: '5em', sm: 3 } }}>
      <Stack sx={{ alignItems: 'flex-start' }}>{children}</Stack>
    </CardContent>
    {toolbar}
  </Form>
);
