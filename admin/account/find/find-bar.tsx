import {
  Autocomplete,
  Box,
  Dialog,
  IconButton,
  InputAdornment,
  TextField,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { Search } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { customerPath } from '#admin/account/customer-form.tsx';
import { failureText } from '#admin/platform/client/failure.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { adminCustomers, type FoundAtDesk } from '#contract/account/desk-customers.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { counted } from '#domain/platform/plural.ts';
import { useSearchKey } from './search-key.tsx';
import { useSettled } from './use-settled.ts';

const LABEL = 'Find a customer or a number';

/** Stands in the history of a page that the search has led to. */
const FOUND = { found: true };

/** Whether the search has led to this page: whoever was looked for is on the phone. */
export const useWasFound = (): boolean =>
  (useLocation().state as { found?: boolean } | null)?.found === true;

/** Where somebody goes who has chosen it. */
const pathOf = ({ customer, thing }: FoundAtDesk): string =>
  thing ? `/${thing.resource}/${thing.id}/show` : customerPath(customer?.id ?? '');

/** What a choice is called, for whoever hears it, too. */
const labelOf = ({ customer, thing }: FoundAtDesk): string =>
  [thing?.number, customer?.name].filter(Boolean).join(' · ');

/** What tells two of one name apart, and what the caller is likely to ask. */
const detailsOf = ({ customer }: FoundAtDesk): string =>
  [
    customer?.phone && formatPhone(customer.phone),
    customer?.plan && `${customer.plan.name}, ${counted(customer.plan.available, 'credit')}`,
    !customer?.plan && customer?.email,
  ]
    .filter(Boolean)
    .join(' · ');

type FindFieldProps = { inputRef: RefObject<HTMLInputElement | null>; onChosen?: () => void };

/** The field: finds while one types; Enter opens the first, or the one that was gone to. */
function FindField({ inputRef, onChosen }: FindFieldProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { data, error, isFetching } = useCall(
    adminCustomers.find,
    { query: { search } },
    { enabled: search !== '', placeholderData: (before) => before, staleTime: 10_000 },
  );
  const isCurrent = search === typed.trim() && !isFetching;
  const found = search === '' ? [] : (data ?? []);
  const nothing = error ? failureText(error) : 'Nobody fits.';
  return (
    <Autocomplete
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
      onChange={(_event, chosen) => {
        if (!chosen) return;
        setTyped('');
        inputRef.current?.blur();
        onChosen?.();
        navigate(pathOf(chosen), { state: FOUND });
      }}
      options={found}
      filterOptions={(all) => all}
      getOptionLabel={labelOf}
      getOptionKey={pathOf}
      isOptionEqualToValue={(one, other) => pathOf(one) === pathOf(other)}
      open={typed.trim() !== '' && (isCurrent || found.length > 0)}
      noOptionsText={nothing}
      autoHighlight
      forcePopupIcon={false}
      clearOnBlur={false}
      size="small"
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ minHeight: 48 }}>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {labelOf(option)}
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              sx={{ display: 'block' }}
            >
              {detailsOf(option)}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          hiddenLabel
          placeholder={LABEL}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': LABEL, type: 'search' },
            input: {
              ...params.slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <Search size={18} aria-hidden />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
}

/** The search on top of every page: beside the name, or behind a button where a phone lacks room. */
export function FindBar() {
  const may = useCanCall();
  return may(adminCustomers.find) ? <FindForKitchen /> : null;
}

function FindForKitchen() {
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useSearchKey(() => (isPhone ? setOpen(true) : input.current?.focus()));
  useEffect(() => {
    if (!isPhone) setOpen(false);
  }, [isPhone]);
  if (!isPhone)
    return (
      <Box sx={{ flex: '0 1 360px', minWidth: 0, mx: 1 }}>
        <FindField inputRef={input} />
      </Box>
    );
  return (
    <>
      <IconButton
        aria-label={LABEL}
        color="inherit"
        onClick={() => setOpen(true)}
        sx={{ width: 44, height: 44 }}
      >
        <Search size={22} aria-hidden />
      </IconButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        aria-label={LABEL}
        slotProps={{
          transition: { onEntered: () => input.current?.focus() },
          paper: { sx: { position: 'absolute', top: 0, m: 1, p: 1, width: 'calc(100% - 16px)' } },
        }}
      >
        <FindField inputRef={input} onChosen={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
