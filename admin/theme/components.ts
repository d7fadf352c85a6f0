import type { ComponentsTheme } from 'react-admin';
import { type Colours, type Tone, toneOf } from './colours.ts';

const PHONE = '@media (max-width: 599.95px)';

/** How the parts of MUI and react-admin look in the house's colours: dense, calm, rounded. */
export function componentsIn(colours: Colours): ComponentsTheme {
  const line = `1px solid ${colours.line}`;
  return {
    ...surfaces(colours, line),
    ...controls(colours),
    ...tables(colours, line),
    ...reactAdmin(colours, line),
  };
}

const alertTone = (colours: Colours, severity: string, tone: Tone) => ({
  [`&.MuiAlert-color${severity}`]: {
    backgroundColor: toneOf(colours, tone).tint,
    color: toneOf(colours, tone).ink,
  },
});

const surfaces = (colours: Colours, line: string): ComponentsTheme => ({
  MuiCssBaseline: {
    styleOverrides: {
      html: { backgroundColor: colours.paper },
      ':focus-visible': { outline: `2px solid ${colours.ink}`, outlineOffset: 2 },
      'input:focus-visible, textarea:focus-visible, [tabindex="-1"]:focus-visible': {
        outline: 'none',
      },
      '.words-for-readers': {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 12 } },
  },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { border: line, borderRadius: 16 } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 20,
        border: line,
        [PHONE]: {
          margin: 8,
          width: 'calc(100% - 16px)',
          maxWidth: 'calc(100% - 16px) !important',
        },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1.375rem', fontWeight: 750, fontStretch: '92%' } },
  },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '12px 24px 20px', gap: 8, flexWrap: 'wrap' } },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundColor: colours.paper, color: colours.ink, borderBottom: line },
    },
  },
  MuiMenu: { styleOverrides: { paper: { border: line } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { backgroundColor: colours.ink, color: colours.paper, fontSize: '0.8125rem' },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        alignItems: 'center',
        borderRadius: 12,
        fontSize: '0.9375rem',
        ...alertTone(colours, 'Error', 'chilli'),
        ...alertTone(colours, 'Warning', 'turmeric'),
        ...alertTone(colours, 'Success', 'leaf'),
        ...alertTone(colours, 'Info', 'steel'),
      },
      icon: { color: 'inherit !important' },
    },
  },
  // Under the bar, where it hides neither Save nor what moves a selection.
  MuiSnackbar: { styleOverrides: { root: { '&.MuiSnackbar-anchorOriginTopCenter': { top: 64 } } } },
  MuiSnackbarContent: {
    styleOverrides: {
      root: { backgroundColor: colours.ink, color: colours.paper, borderRadius: 12 },
    },
  },
});

const controls = (colours: Colours): ComponentsTheme => ({
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: 999,
        minHeight: 40,
        paddingInline: 18,
        // Chilli as a text colour needs its lighter form in the dark.
        '&.MuiButton-text.MuiButton-colorPrimary': { color: colours.chilliInk },
        '&.MuiButton-outlined': { borderColor: colours.edge, borderWidth: 1.5 },
        '&.MuiButton-outlined.MuiButton-colorPrimary': {
          color: colours.chilliInk,
          borderColor: colours.chilliInk,
        },
        '&.MuiButton-outlined.MuiButton-colorInherit': { borderColor: 'currentColor' },
        '&.MuiButton-contained.Mui-disabled': {
          backgroundColor: colours.line,
          color: colours.inkSoft,
        },
      },
      sizeSmall: { minHeight: 34, paddingInline: 12 },
      sizeLarge: { minHeight: 52, paddingInline: 26, fontSize: '1.0625rem' },
    },
  },
  MuiIconButton: { styleOverrides: { root: { color: colours.ink } } },
  MuiCheckbox: {
    styleOverrides: {
      root: { color: colours.edge, '&.Mui-checked': { color: colours.chilliInk } },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      track: { backgroundColor: colours.edge, opacity: 0.5 },
      switchBase: {
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: colours.leaf, opacity: 1 },
        '&.Mui-checked': { color: colours.card },
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
        color: colours.inkSoft,
        opacity: 1,
        '&.Mui-selected': { color: colours.ink },
      },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 44 } } },
  MuiTextField: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
  },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: colours.card,
        borderRadius: 12,
        // Chilli around a field would say that something is wrong with it.
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: colours.ink,
        },
      },
      notchedOutline: { borderColor: colours.edge },
      // Below 16 px a phone zooms in when the field is touched.
      input: { fontSize: '1rem' },
    },
  },
  MuiInputLabel: {
    styleOverrides: { root: { '&.Mui-focused:not(.Mui-error)': { color: colours.ink } } },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: '0.8125rem' } } },
  MuiAutocomplete: { defaultProps: { fullWidth: true } },
});

const tables = (colours: Colours, line: string): ComponentsTheme => ({
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottom: line, fontSize: '0.9375rem' },
      head: { fontWeight: 650, color: colours.inkSoft, backgroundColor: colours.card },
      sizeSmall: { padding: '9px 12px' },
    },
  },
  MuiTableRow: {
    styleOverrides: { root: { '&:last-child > td': { borderBottom: 0 } } },
  },
  MuiTableSortLabel: { styleOverrides: { root: { whiteSpace: 'nowrap' } } },
});

const reactAdmin = (colours: Colours, line: string): ComponentsTheme => ({
  RaLayout: {
    styleOverrides: {
      root: {
        minWidth: 0,
        '& .RaLayout-contentWithSidebar': { minWidth: 0 },
        '& .RaLayout-content': { minWidth: 0, padding: '20px clamp(12px, 2.5vw, 32px) 48px' },
        '& .RaLayout-appFrame': { marginTop: 56 },
      },
    },
  },
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-main': { minWidth: 0 },
        '& .RaList-content': { minWidth: 0, overflow: 'clip' },
      },
    },
  },
  // On a phone: search over the whole width, the other filters in pairs, no box around them.
  RaListToolbar: {
    styleOverrides: {
      root: { [PHONE]: { backgroundColor: 'transparent', alignItems: 'stretch' } },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        [PHONE]: { backgroundColor: 'transparent', minHeight: 0, '&:empty': { display: 'none' } },
      },
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: {
        [PHONE]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          columnGap: 8,
          paddingBottom: 10,
          '& [data-source="search"], & > .filter-field:only-of-type': { gridColumn: '1 / -1' },
          '& .RaFilterFormInput-spacer': { width: 0 },
          '& .MuiFormControl-root': { minWidth: 0 },
        },
      },
    },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        color: colours.inkSoft,
        borderRadius: 10,
        margin: '1px 8px',
        minHeight: 42,
        paddingInline: 10,
        fontWeight: 550,
        '&.RaMenuItemLink-active': {
          color: colours.ink,
          backgroundColor: colours.turmericTint,
          fontWeight: 650,
          '& .RaMenuItemLink-icon': { color: colours.ink },
        },
        '& .RaMenuItemLink-icon': { minWidth: 34 },
      },
    },
  },
  RaToolbar: {
    styleOverrides: {
      root: {
        backgroundColor: colours.sunken,
        borderTop: line,
        borderRadius: '0 0 16px 16px',
        [PHONE]: { borderRadius: 0 },
      },
    },
  },
  ...Object.fromEntries(
    [
      'Text',
      'Select',
      'Date',
      'Boolean',
      'Number',
      'Password',
      'Autocomplete',
      'RadioButtonGroup',
    ].map((kind) => [`Ra${kind}Input`, { defaultProps: { helperText: false } }]),
  ),
  RaNotification: {
    defaultProps: { anchorOrigin: { vertical: 'top', horizontal: 'center' } },
  },
  RaSimpleFormIterator: {
    defaultProps: { fullWidth: true },
    styleOverrides: { root: { '& .RaSimpleFormIterator-line': { borderBottom: line } } },
  },
});
