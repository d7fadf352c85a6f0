import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { type Tone, toneOf } from '#admin/platform/theme/colours.ts';

/** A state in the desk's words, with the tone that it is shown in. */
export type StatusLabel = { label: string; tone: Tone };

/** A small label in a tone. Its words carry the meaning; the colour only helps. */
export function Chip({
  tone,
  children,
  sx,
}: {
  tone: Tone;
  children: ReactNode;
  sx?: SxProps<Theme>;
}) {
  return (
    <Box
      component="span"
      sx={[
        {
          ...{ color: toneOf(tone).ink, bgcolor: toneOf(tone).tint },
          display: 'inline-block',
          flexShrink: 0,
          px: 1,
          py: 0.25,
          borderRadius: 1.5,
          fontSize: '0.8125rem',
          fontWeight: 650,
          lineHeight: 1.4,
          whiteSpace: 'nowrap',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

/** A state, from a table of states in words. */
export function StatusChip<Status extends string>(props: {
  status: Status;
  words: Record<Status, StatusLabel>;
}) {
  const { label, tone } = props.words[props.status];
  return <Chip tone={tone}>{label}</Chip>;
}
