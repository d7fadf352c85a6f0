import { Box, Skeleton, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useCall } from '#admin/platform/client/use-call.ts';
import { RefreshProblem } from '#admin/platform/parts/states.tsx';
import { useSettled } from '#admin/platform/parts/use-settled.ts';
import { adminBlogs } from '#contract/site/desk/blog.ts';
import { ARTICLE } from './article.ts';

/** Following a link must not take away what is written: it opens beside the desk. */
function openBeside(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}

/** What is written as the shop will show it; a newer text takes the place of an older one's answer. */
export function Preview({ height }: { height: string }) {
  const title: string = useWatch({ name: 'title' }) ?? '';
  const written: string = useWatch({ name: 'markdown' }) ?? '';
  const markdown = useSettled(written, 300);
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
