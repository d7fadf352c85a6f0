import { Box } from '@mui/material';

/** `EV`: the code of a box, as it stands on paper and on its label. */
export const BoxMark = ({ code }: { code: string }) => (
  <Box
    component="span"
    sx={{
      flex: 'none',
      px: 0.625,
      borderRadius: 0.5,
      bgcolor: 'text.primary',
      color: 'background.paper',
      fontSize: '0.9375rem',
      fontWeight: 800,
      lineHeight: 1.4,
      whiteSpace: 'nowrap',
    }}
  >
    {code}
  </Box>
);
