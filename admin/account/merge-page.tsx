import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useSearchParams } from 'react-router';
import { keepTogether } from '#admin/platform/components/keep-together.tsx';
import { Page, Section } from '#admin/platform/components/page.tsx';
import { ShowPage } from '#admin/platform/components/record-page.tsx';
import { ErrorState } from '#admin/platform/components/states.tsx';
import { useDebounced } from '#admin/platform/components/use-now.ts';
import type { AdminCustomer } from '#contract/account/desk-customer.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { MergeChoice } from './merge-choice.tsx';

/** Makes two accounts of one person one: find the other, say which stays, see what moves, do it. */
export const MergePage = () => (
  <ShowPage<AdminCustomer> noun="Customer">
    {(customer) => (
      <Page title={`Merge a double of ${customer.name}`}>
        <MergeSteps customer={customer} />
      </Page>
    )}
  </ShowPage>
);

const SHOWN = 8;

type Props = { of: AdminCustomer; onChoose: (other: AdminCustomer) => void };

/** Looks for the other account of somebody; it begins with those of the same family name. */
function FindDuplicate({ of, onChoose }: Props) {
  const [typed, setTyped] = useState(of.lastName);
  const search = useDebounced(typed.trim(), 300);
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
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
          {others.map((other) => (
            <li key={other.id}>
              <Button
                variant="outlined"
                color="secondary"
                fullWidth
                onClick={() => onChoose(other)}
                sx={{
                  justifyContent: 'flex-start',
                  textAlign: 'left',
                  minHeight: 56,
                  borderRadius: 3,
                }}
              >
                <span>
                  {other.name}
                  <Box
                    component="span"
                    sx={{ display: 'block', fontWeight: 450, overflowWrap: 'anywhere' }}
                  >
                    {keepTogether(
                      [other.email, other.phone && formatPhone(other.phone)]
                        .filter(Boolean)
                        .join(' · '),
                    )}
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

/** The other account is named in the address, so that a reload and the way back lose nothing. */
function MergeSteps({ customer }: { customer: AdminCustomer }) {
  const [params, setParams] = useSearchParams();
  const other = params.get('with');
  return other ? (
    <MergeChoice oneId={customer.id} otherId={other} onBack={() => setParams({})} />
  ) : (
    <FindDuplicate of={customer} onChoose={({ id }) => setParams({ with: id })} />
  );
}
