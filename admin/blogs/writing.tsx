import { Box, Tab, Tabs, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { MarkdownInput } from './markdown-input.tsx';
import { Preview } from './preview.tsx';

/** Where there is room, the text and its preview side by side; else one of them at a time. */
export function Writing() {
  const narrow = useMediaQuery('(max-width: 1099px)', { noSsr: true });
  const [shown, setShown] = useState<'write' | 'preview'>('write');
  const height = narrow ? '55vh' : '34rem';
  if (!narrow)
    return (
      <Box sx={BESIDE}>
        <MarkdownInput height={height} />
        <Box sx={{ minWidth: 0 }}>
          <Box aria-hidden sx={CAPTION}>
            Preview
          </Box>
          {/* As high as the text with its frame. */}
          <Preview height={`calc(${height} + 17px)`} />
        </Box>
      </Box>
    );
  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={shown}
        onChange={(_event, chosen) => setShown(chosen)}
        aria-label="Write or preview"
        textColor="inherit"
        sx={{ mb: 1 }}
      >
        <Tab value="write" label="Write" />
        <Tab value="preview" label="Preview" />
      </Tabs>
      {/* The text keeps its place and what can be undone while it is not seen. */}
      <Box hidden={shown !== 'write'}>
        <MarkdownInput height={height} />
      </Box>
      {shown === 'preview' && <Preview height={height} />}
    </Box>
  );
}

const CAPTION = { height: 48, lineHeight: '44px', fontWeight: 650, color: 'text.secondary' };

const BESIDE = {
  display: 'grid',
  width: '100%',
  columnGap: 2.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
};
