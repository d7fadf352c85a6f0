import { FormControl, type FormControlProps } from '@mui/material';
import type { ComponentProps, MouseEvent } from 'react';
import type { ComponentsTheme } from 'react-admin';
import { COLOURS, LINE } from './colours.ts';

const ignored = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * What every button of the desk is made of; a link where it leads somewhere. A browser takes the
 * keyboard from what becomes `disabled`, and whoever pressed it is nowhere (WCAG 2.4.3): a button that
 * waits, or has come to its end, says so by `aria-disabled` instead, keeps the focus, and its presses
 * count for nothing.
 */
function ButtonElement({
  disabled,
  onClick,
  ...props
}: ComponentProps<'button'> & { href?: string }) {
  const Element = (props.href === undefined ? 'button' : 'a') as 'button';
  return (
    <Element
      {...props}
      aria-disabled={disabled || undefined}
      onClick={disabled ? ignored : onClick}
    />
  );
}

/** `component` is no prop of the theme's in its types. */
const BUTTON: object = { component: ButtonElement };

type Legacy = {
  InputProps?: object;
  InputLabelProps?: object;
  inputProps?: object;
  ownerState?: object;
};

/**
 * The element around a text field. react-admin says what it wants of a field in `slotProps` and once
 * more as earlier versions read it, which would land in the page as an attribute.
 */
const TextFieldRoot = ({
  InputProps: _input,
  InputLabelProps: _label,
  inputProps: _html,
  ownerState: _state,
  ...props
}: FormControlProps & Legacy) => <FormControl {...props} />;

/** Buttons, fields, switches, tabs. */
export const controls: ComponentsTheme = {
  // What turns has a name (WCAG 1.1.1); react-admin gives its own indicators none.
  MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
  MuiLinearProgress: {
    defaultProps: { 'aria-label': 'Loading' },
    styleOverrides: { root: { backgroundColor: COLOURS.line } },
  },
  MuiButtonBase: { defaultProps: BUTTON },
  MuiButton: {
    defaultProps: { ...BUTTON, disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: 999,
        minHeight: 40,
        paddingInline: 18,
        // Chilli as a text colour needs its lighter form in the dark.
        '&.MuiButton-text.MuiButton-colorPrimary': { color: COLOURS.chilliInk },
        '&.MuiButton-outlined': { borderColor: COLOURS.edge, borderWidth: 1.5 },
        '&.MuiButton-outlined.MuiButton-colorPrimary': {
          color: COLOURS.chilliInk,
          borderColor: COLOURS.chilliInk,
        },
        '&.MuiButton-outlined.MuiButton-colorInherit': { borderColor: 'currentColor' },
        '&.MuiButton-contained.Mui-disabled': {
          backgroundColor: COLOURS.line,
          color: COLOURS.inkSoft,
        },
      },
      sizeSmall: { minHeight: 34, paddingInline: 12 },
      sizeLarge: { minHeight: 52, paddingInline: 26, fontSize: '1.0625rem' },
    },
  },
  MuiIconButton: { styleOverrides: { root: { color: COLOURS.ink } } },
  MuiCheckbox: {
    styleOverrides: {
      root: { color: COLOURS.edge, '&.Mui-checked': { color: COLOURS.chilliInk } },
    },
  },
  // What is chosen is read to its end: a plan's price stands there.
  MuiSelect: { styleOverrides: { select: { whiteSpace: 'normal' } } },
  MuiSwitch: {
    styleOverrides: {
      // Which way it stands is seen against what it lies on.
      track: { backgroundColor: COLOURS.edge, opacity: 1 },
      switchBase: {
        color: 'light-dark(#fff, #e0e0e0)',
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: COLOURS.leaf, opacity: 1 },
        '&.Mui-checked': { color: COLOURS.onChilli },
      },
    },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 600, borderRadius: 8 } } },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 44,
        minWidth: 0,
        paddingInline: 14,
        color: COLOURS.inkSoft,
        opacity: 1,
        '&.Mui-selected': { color: COLOURS.ink },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: {
        minHeight: 44,
        // An arrow that leads nowhere takes no room: the first tab stands at the edge.
        '& .MuiTabs-scrollButtons.Mui-disabled': { width: 0 },
      },
    },
  },
  MuiTextField: {
    defaultProps: {
      variant: 'outlined',
      margin: 'dense',
      size: 'small',
      fullWidth: true,
      slots: { root: TextFieldRoot },
    },
  },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: COLOURS.card,
        borderRadius: 12,
        // Chilli around a field would say that something is wrong with it.
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: COLOURS.ink,
        },
      },
      notchedOutline: { borderColor: COLOURS.edge },
      // Below 16 px a phone zooms in when the field is touched.
      input: {
        fontSize: '1rem',
        '&::placeholder': { color: COLOURS.inkSoft, opacity: 1 },
        // What cannot be changed is there to be read.
        '&.Mui-disabled': { WebkitTextFillColor: COLOURS.inkSoft },
      },
    },
  },
  // Of a field, and of a group of choices.
  MuiFormLabel: {
    styleOverrides: {
      root: {
        '&.Mui-focused:not(.Mui-error)': { color: COLOURS.ink },
        '&.Mui-disabled': { color: COLOURS.inkSoft },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: '0.8125rem' } } },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true },
    // Its list lies over rows that look like it, and ends where one sees it.
    styleOverrides: { paper: { border: `1px solid ${COLOURS.edge}` } },
  },
};

/** Tables. */
export const tables: ComponentsTheme = {
  MuiTableCell: {
    styleOverrides: {
      // What stands in a column stays whole: numbers, days, ways to pay. Only prose goes on below.
      root: {
        borderBottom: LINE,
        fontSize: '0.9375rem',
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        '&.prose': { whiteSpace: 'normal', overflowWrap: 'break-word' },
        // One long name among short ones does not take the room of the other columns.
        '&.name': { maxWidth: 170 },
      },
      head: { fontWeight: 650, color: COLOURS.inkSoft, backgroundColor: COLOURS.card },
      sizeSmall: { padding: '9px 10px' },
    },
  },
  MuiTableRow: {
    styleOverrides: { root: { '&:last-child > td': { borderBottom: 0 } } },
  },
  MuiTableSortLabel: { styleOverrides: { root: { whiteSpace: 'nowrap' } } },
};
