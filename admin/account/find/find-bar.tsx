import {
  Autocomplete,
  Box,
  Dialog,
  IconButton,
  InputAdornment,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { Search } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { customerPath, FOUND } from '#admin/account/customer-form.tsx';
import { NEW_CUSTOMER_PATH, type NewCustomerState } from '#admin/account/new-customer.tsx';
import { failureText } from '#admin/platform/client/failure.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import type { FoundAtDesk } from '#contract/account/found-at-desk.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { counted } from '#domain/platform/plural.ts';
import { useSearchKey } from './search-key.tsx';
import { useSettled } from './use-settled.ts';

const LABEL = 'Find a customer or a number';

/** What was found, or a new customer with what was typed. */
type Choice = FoundAtDesk | { typed: string };

/** Where somebody goes who has chosen it. */
const pathOf = (choice: Choice): string => {
  if ('typed' in choice) return NEW_CUSTOMER_PATH;
  const { customer, thing } = choice;
  return thing ? `/${thing.resource}/${thing.id}/show` : customerPath(customer?.id ?? '');
};

/** What a choice is called, for whoever hears it, too. */
const labelOf = (choice: Choice): string => {
  if ('typed' in choice) return `New customer: ${choice.typed}`;
  return [choice.thing?.number, choice.customer?.name].filter(Boolean).join(' · ');
};

/** What tells two of one name apart, and what they are likely to ask about. */
const detailsOf = (choice: Choice): string => {
  if ('typed' in choice)
    return /\p{L}/u.test(choice.typed)
      ? 'Write down their phone and address'
      : 'The number is enough to begin';
  const { customer } = choice;
  return [
    customer?.member && `Household: ${customer.member}`,
    customer?.phone && formatPhone(customer.phone),
    customer?.plan && `${customer.plan.name}, ${counted(customer.plan.available, 'credit')}`,
    !customer?.plan && customer?.email,
  ]
    .filter(Boolean)
    .join(' · ');
};

type FindFieldProps = {
  inputRef: RefObject<HTMLInputElement | null>;
  /** What is found stays within the dialog that asks: whoever hears a dialog hears nothing beside it. */
  inDialog?: boolean;
  onChosen?: () => void;
};

/** The field: finds while one types; Enter opens the first, or the one that was gone to. */
function FindField({ inputRef, inDialog = false, onChosen }: FindFieldProps) {
  const navigate = useNavigate();
  const may = useCanCall();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const asked = useSettled(typed.trim());
  const { data, error, isFetching } = useCall(
    adminCustomers.find,
    { query: { search: asked } },
    { enabled: asked !== '', staleTime: 10_000 },
  );
  // Nothing is offered that was found for other words: Enter would open somebody else.
  const isCurrent = asked === typed.trim() && !isFetching;
  const found = isCurrent && asked !== '' ? (data ?? []) : [];
  // A number that names nothing is no name.
  const isNumber = /^(TS|TF|SN|CI)-/i.test(asked) || found.some(({ thing }) => thing);
  const isNobody = isCurrent && asked !== '' && !error && !isNumber;
  const choices: Choice[] =
    isNobody && may(adminCustomers.create) ? [...found, { typed: asked }] : found;
  const hasPressed = useRef(false);
  const choose = (chosen: Choice) => {
    hasPressed.current = false;
    setTyped('');
    inputRef.current?.blur();
    onChosen?.();
    const state: NewCustomerState | typeof FOUND = 'typed' in chosen ? chosen : FOUND;
    navigate(pathOf(chosen), { state });
  };
  // Enter that came before the answer opens the first once it is there.
  useEffect(() => {
    const [first] = choices;
    if (!isCurrent || !hasPressed.current) return;
    hasPressed.current = false;
    if (first) choose(first);
  });
  const nothing = error ? failureText(error) : 'Nobody fits.';
  const says = isCurrent && typed.trim() !== '' ? outcomeText(found, choices, nothing) : '';
  return (
    <>
      <Autocomplete
        value={null}
        inputValue={typed}
        onInputChange={(_event, text, reason) => {
          if (reason === 'reset') return;
          hasPressed.current = false;
          setTyped(text);
        }}
        onChange={(_event, chosen) => chosen && choose(chosen)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed.trim() !== '' && !isCurrent) hasPressed.current = true;
        }}
        options={choices}
        filterOptions={(all) => all}
        getOptionLabel={labelOf}
        getOptionKey={pathOf}
        isOptionEqualToValue={(one, other) => pathOf(one) === pathOf(other)}
        open={isOpen && isCurrent && typed.trim() !== ''}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        noOptionsText={nothing}
        autoHighlight
        disablePortal={inDialog}
        forcePopupIcon={false}
        clearOnBlur={false}
        size="small"
        // Drawn beside the page, it is a place of its own there, too.
        slotProps={{ popper: { sx: ON_TOP, role: 'region', 'aria-label': 'What was found' } }}
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
              htmlInput: { ...params.slotProps.htmlInput, 'aria-label': LABEL },
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
      <Box role="status" sx={ONLY_HEARD}>
        {says}
      </Box>
    </>
  );
}

/** Above what was just said: whoever types looks for what they have found. */
const ON_TOP = { zIndex: (theme: Theme) => theme.zIndex.snackbar + 1 };

/** For those who hear the page, and in nobody's sight. */
const ONLY_HEARD = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** What somebody hears who does not see the list. */
const outcomeText = (
  found: readonly FoundAtDesk[],
  choices: readonly Choice[],
  nothing: string,
): string => {
  const [first] = choices;
  if (found.length > 0) return `${found.length} found. The first: ${first && labelOf(first)}`;
  return first ? `${nothing} ${labelOf(first)}` : nothing;
};

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
        sx={ON_TOP}
        slotProps={{
          transition: { onEntered: () => input.current?.focus() },
          paper: {
            'aria-label': LABEL,
            'aria-labelledby': undefined,
            sx: {
              position: 'absolute',
              top: 0,
              m: 1,
              p: 1,
              width: 'calc(100% - 16px)',
              // What is found hangs below it.
              overflow: 'visible',
            },
          },
        }}
      >
        <FindField inputRef={input} inDialog onChosen={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
