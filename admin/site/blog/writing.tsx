import { Box, Tab, Tabs, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { MarkdownInput } from './markdown-input.tsx';
import { Preview } from './preview.tsx';

/** Where there is room, the text and its preview side by side; else one of them at a time. */
export function Writing() {
  const narrow = useMediaQuery('(max-width: 1099px)', { noSsr: true });
  const [shown, setShown] = useState<Side>('write');
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
        <Tab value="write" label="Write" id={tabId('write')} aria-controls={panelId('write')} />
        <Tab
          value="preview"
          label="Preview"
          id={tabId('preview')}
          aria-controls={panelId('preview')}
        />
      </Tabs>
      {/* The text keeps its place and what can be undone while it is not seen. */}
      <Box
        role="tabpanel"
        id={panelId('write')}
        aria-labelledby={tabId('write')}
        hidden={shown !== 'write'}
      >
        <MarkdownInput height={height} />
      </Box>
      <Box
        role="tabpanel"
        id={panelId('preview')}
        aria-labelledby={tabId('preview')}
        hidden={shown !== 'preview'}
      >
        {shown === 'preview' && <Preview height={height} />}
      </Box>
    </Box>
  );
}

type Side = 'write' | 'preview';
const tabId = (side: Side) => `tab-${side}`;
const panelId = (side: Side) => `panel-${side}`;

const CAPTION = { height: 48, lineHeight: '44px', fontWeight: 650, color: 'text.secondary' };

const BESIDE = {
  display: 'grid',
  width: '100%',
  columnGap: 2.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
};
