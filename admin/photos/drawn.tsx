import { Box } from '@mui/material';
import { useMemo } from 'react';
import { drawSubject, type Subject } from '#art/subjects.ts';

/** What the shop draws while there is no photo. It fills its box. */
export function Drawn({ subject }: { subject: Subject }) {
  const svg = useMemo(() => drawSubject(subject), [subject]);
  return (
    <Box
      sx={{ height: '100%', '& svg': { display: 'block', width: '100%', height: '100%' } }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own art/, which escapes names
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
