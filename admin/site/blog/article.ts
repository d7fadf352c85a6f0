import type { SxProps, Theme } from '@mui/material';

/** The type of an article as the shop has it (`prose-house` in web/platform/styles/parts.css). */
export const ARTICLE: SxProps<Theme> = {
  fontSize: '1.125rem',
  lineHeight: 1.5,
  '& > :first-of-type': { mt: 0 },
  '& h2': { fontSize: '1.5rem', lineHeight: 1.15, mt: 5, mb: 1 },
  '& h3': { fontSize: '1.3125rem', lineHeight: 1.2, mt: 4, mb: 0.75 },
  '& h4': { fontSize: '1.125rem', mt: 3, mb: 0 },
  '& h2, & h3, & h4': { fontWeight: 750 },
  '& p, & ul, & ol': { my: 1.5 },
  '& ul': { pl: 2.5 },
  '& ol': { pl: 3.25 },
  '& li': { my: 0.75 },
  '& li::marker': { color: 'house.chilliInk', fontWeight: 600 },
  '& a': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& blockquote': {
    mx: 0,
    my: 3.5,
    pl: 2.5,
    borderLeft: '4px solid',
    borderColor: 'house.turmeric',
    fontSize: '1.1em',
    fontWeight: 500,
  },
  '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: 5 },
  '& code': { bgcolor: 'house.sunken', borderRadius: 1, px: 0.75, fontSize: '0.85em' },
  '& pre': { bgcolor: 'house.sunken', borderRadius: 3.5, p: 2, whiteSpace: 'pre-wrap' },
  '& pre code': { p: 0 },
  '& .table-box': { overflowX: 'auto', my: 3 },
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& th, & td': { textAlign: 'left', borderBottom: 1, borderColor: 'divider', p: 1 },
};
