import {
  Box,
  Skeleton,
  type SxProps,
  Tab,
  Tabs,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCall } from '#admin/platform/client/use-call.ts';
import { RefreshProblem } from '#admin/platform/components/states.tsx';
import { useDebounced } from '#admin/platform/components/use-now.ts';
import { adminBlogs } from '#contract/site/desk-blog.ts';
import { MarkdownInput } from './markdown-input.tsx';

/** Following a link must not take away what is written: it opens beside the desk. */
function openBeside(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}

/** The type of an article as the shop has it (`prose-house` in web/platform/styles/parts.css). */
const ARTICLE: SxProps<Theme> = {
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

/** What is written as the shop will show it; a newer text takes the place of an older one's answer. */
function Preview({ height }: { height: string }) {
  const title: string = useWatch({ name: 'title' }) ?? '';
  const written: string = useWatch({ name: 'markdown' }) ?? '';
  const markdown = useDebounced(written, 300);
  const { data, error, refetch } = useCall(
    adminBlogs.preview,
    { body: { markdown } },
    { enabled: markdown.trim() !== '', placeholderData: keepPreviousData },
  );
  return (
    <Box
      component="section"
      aria-label="Preview"
      tabIndex={0}
      onClick={openBeside}
      sx={{ ...PAPER, height }}
    >
      {error && <RefreshProblem error={error} onRetry={() => void refetch()} />}
      {markdown.trim() === '' ? (
        <Typography color="textSecondary">
          What you write shows here as the shop will show it.
        </Typography>
      ) : data ? (
        <>
          <Typography color="textSecondary" sx={{ fontSize: '0.9375rem' }}>
            {data.readingTime} Min
          </Typography>
          <Box sx={TITLE}>{title || 'No title yet'}</Box>
          <Box
            sx={ARTICLE}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the API has sanitised it
            dangerouslySetInnerHTML={{ __html: data.html }}
          />
        </>
      ) : (
        !error && <Skeleton variant="rounded" height={160} />
      )}
    </Box>
  );
}

const PAPER = {
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  minWidth: 0,
  p: { xs: 2, sm: 2.5 },
  borderRadius: 3,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.default',
};

const TITLE = {
  fontSize: '2rem',
  fontWeight: 800,
  fontStretch: '86%',
  lineHeight: 1.05,
  mb: 2,
};

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
