import { Box } from '@mui/material';
import { useId, useMemo } from 'react';
import { withOwnIds } from '#art/own-ids.ts';
import { drawSubject, type Subject } from '#art/subjects.ts';

/** What the shop draws while there is no photo. It fills its box. */
export function Drawn({ subject }: { subject: Subject }) {
  const id = useId();
  const svg = useMemo(() => withOwnIds(drawSubject(subject), id), [subject, id]);
  return (
    <Box
      sx={{ height: '100%', '& svg': { display: 'block', width: '100%', height: '100%' } }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own art/, which escapes names
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
