import { type AutocompleteRenderGroupParams, Box } from '@mui/material';

/**
 * A group of what can be chosen, under its heading. A list of choices holds choices and groups, and
 * nothing between them (WAI-ARIA `listbox`), so that the items around them have no part of their own.
 */
export const optionGroup = ({ key, group, children }: AutocompleteRenderGroupParams) => (
  <li key={key} role="presentation">
    <Box role="group" aria-label={group}>
      <Box aria-hidden sx={HEADING}>
        {group}
      </Box>
      <Box component="ul" role="presentation" sx={{ p: 0 }}>
        {children}
      </Box>
    </Box>
  </li>
);

const HEADING = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  px: 2,
  py: 0.75,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontWeight: 650,
};
