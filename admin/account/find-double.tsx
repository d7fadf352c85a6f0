import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Section } from '#admin/platform/parts/section.tsx';
import { ReadProblem } from '#admin/platform/parts/states.tsx';
import { useSettled } from '#admin/platform/parts/use-settled.ts';
import type { AdminCustomer } from '#contract/account/desk/customers.ts';
import { formatPhone } from '#domain/account/phone.ts';

const SHOWN = 8;

type Props = { of: AdminCustomer; onChoose: (other: AdminCustomer) => void };

/** Looks for the other account of somebody; it begins with those of the same family name. */
export function FindDouble({ of, onChoose }: Props) {
  const [typed, setTyped] = useState(of.lastName);
  const search = useSettled(typed.trim(), 300);
  const { data, error, refetch } = useGetList<AdminCustomer>(
    'customers',
    {
      pagination: { page: 1, perPage: SHOWN + 1 },
      sort: { field: 'name', order: 'ASC' },
      filter: { search },
    },
    { enabled: search !== '', placeholderData: (before) => before },
  );
  const others = (data ?? []).filter(({ id, erased }) => id !== of.id && !erased).slice(0, SHOWN);
  return (
    <Section title="Which is their other account?">
      <TextField
        type="search"
        value={typed}
        label="Name, email, phone, number of an order"
        fullWidth
        margin="none"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Box role="status" sx={{ mt: 1.5, minHeight: 48 }}>
        {data && !error && search !== '' && others.length === 0 && (
          <Typography color="textSecondary">No other account fits this search.</Typography>
        )}
      </Box>
      {error && !data ? (
        <ReadProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
          {others.map((other) => (
            <li key={other.id}>
              <Button
                variant="outlined"
                color="secondary"
                fullWidth
                onClick={() => onChoose(other)}
                sx={{ justifyContent: 'flex-start', textAlign: 'left', minHeight: 56 }}
              >
                <span>
                  {other.name}
                  <Box
                    component="span"
                    sx={{ display: 'block', fontWeight: 450, overflowWrap: 'anywhere' }}
                  >
                    {[other.email, other.phone && formatPhone(other.phone)]
                      .filter(Boolean)
                      .join(' · ')}
                  </Box>
                </span>
              </Button>
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}
