import type { ComponentsTheme } from 'react-admin';
import { listPath } from '#admin/platform/components/list-paths.ts';
import { COLOURS, LINE } from './colours.ts';
import { PHONE } from './sizes.ts';

/** What react-admin adds: frame, menu, lists, filters, toolbars. */
export const reactAdminParts: ComponentsTheme = {
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
  // On a phone it is an icon, which has no variant, and would have no words but for its name.
  RaSkipNavigationButton: {
    defaultProps: { variant: undefined },
    styleOverrides: {
      root: {
        padding: '10px 16px',
        border: LINE,
        borderRadius: 12,
        fontFamily: 'inherit',
        fontSize: '0.9375rem',
        fontWeight: 600,
        '&, &:hover': { color: COLOURS.ink, backgroundColor: COLOURS.paper, opacity: 1 },
        '&:focus-visible': { outline: `2px solid ${COLOURS.ink}`, outlineOffset: 2 },
        '& .MuiTouchRipple-root': { display: 'none' },
        [PHONE]: { minHeight: 44, '&::after': { content: 'attr(aria-label)' } },
      },
    },
  },
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-main': { minWidth: 0 },
        '& .RaList-content': { minWidth: 0, overflow: 'clip' },
        // The round button that floats over the end of a list, where the way to its next page is.
        '&:has(.RaCreateButton-floating)': { paddingBottom: 80 },
      },
    },
  },
  // On a phone: search over the whole width, the other filters in pairs, no box around them.
  RaListToolbar: {
    styleOverrides: {
      root: {
        flexWrap: 'nowrap',
        [PHONE]: { backgroundColor: 'transparent', alignItems: 'stretch' },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        flex: '0 0 auto',
        [PHONE]: { backgroundColor: 'transparent', minHeight: 0, '&:empty': { display: 'none' } },
      },
    },
  },
  RaFilterFormInput: {
    styleOverrides: {
      root: {
        // Wide enough for what can be looked for.
        '&[data-source="search"] .MuiFormControl-root': { minWidth: 252 },
        // In pairs, the room between them is that of the grid.
        [PHONE]: { '& .RaFilterFormInput-spacer': { display: 'none' } },
      },
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: {
        // What can be done with the list stands beside it, in one line as long as there is room.
        '@media (min-width: 900px)': { flex: '1 1 auto' },
        [PHONE]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          columnGap: 8,
          paddingBottom: 10,
          '& [data-source="search"], & > .filter-field:only-of-type': { gridColumn: '1 / -1' },
          '& .MuiFormControl-root': { minWidth: 0 },
        },
      },
    },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        color: COLOURS.inkSoft,
        borderRadius: 10,
        margin: '1px 8px',
        minHeight: 42,
        paddingInline: 10,
        fontWeight: 550,
        '&.RaMenuItemLink-active': {
          color: COLOURS.ink,
          backgroundColor: COLOURS.turmericTint,
          fontWeight: 650,
          '& .RaMenuItemLink-icon': { color: COLOURS.ink },
        },
        '& .RaMenuItemLink-icon': { minWidth: 34 },
      },
    },
  },
  RaToolbar: {
    styleOverrides: {
      root: {
        backgroundColor: COLOURS.sunken,
        borderTop: LINE,
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
  // Back to the list as it was left.
  RaDeleteWithConfirmButton: { defaultProps: { redirect: listPath } },
  RaSimpleFormIterator: {
    defaultProps: { fullWidth: true },
    styleOverrides: { root: { '& .RaSimpleFormIterator-line': { borderBottom: LINE } } },
  },
};
