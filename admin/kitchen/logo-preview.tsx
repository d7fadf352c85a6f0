import { Box, Stack, Typography } from '@mui/material';
import type { ShrunkPhoto } from '#admin/platform/photos/shrink-photo.ts';
import { type Colours, DARK, LIGHT } from '#admin/platform/theme/colours.ts';
import { fitInto, HEADER_LOGO } from '#domain/kitchen/brand.ts';
import { THEME_WORDS } from '#domain/platform/theme.ts';

/** A logo that is not saved yet, as large as the header of the shop shows it, on either ground. */
export const LogoPreview = ({ logo }: { logo: ShrunkPhoto }) => (
  <Stack sx={{ gap: 1 }}>
    <Ground logo={logo} words={THEME_WORDS.light} colours={LIGHT} />
    <Ground logo={logo} words={THEME_WORDS.dark} colours={DARK} />
  </Stack>
);

type GroundProps = { logo: ShrunkPhoto; words: string; colours: Colours };

/** On the dark one it stands on a plate of light paper, as in the shop. */
const Ground = ({ logo, words, colours }: GroundProps) => (
  <Box component="figure" sx={{ ...GROUND, bgcolor: colours.paper, color: colours.inkSoft }}>
    <Box
      component="img"
      src={logo.dataUrl}
      alt={`Your logo: ${words}`}
      {...fitInto(logo, HEADER_LOGO)}
      sx={{ borderRadius: '6px', bgcolor: LIGHT.paper, boxShadow: `0 0 0 4px ${LIGHT.paper}` }}
    />
    <Typography component="figcaption" variant="body2">
      {words}
    </Typography>
  </Box>
);

const GROUND = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 72,
  m: 0,
  px: 2,
  borderRadius: 3,
  border: 1,
  borderColor: 'house.line',
};
