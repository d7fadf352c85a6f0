import { Box, Stack } from '@mui/material';
import { StatusChip } from '#admin/platform/parts/chip.tsx';
import { PhoneRow } from '#admin/platform/parts/desk-table.tsx';
import { Picture } from '#admin/platform/photos/picture.tsx';
import { POST_STATUSES } from '#admin/platform/words/statuses.ts';
import type { Subject } from '#art/subjects.ts';
import type { AdminPostEntry } from '#contract/site/desk/blog.ts';
import { formatInstant } from '#domain/platform/days.ts';

/** When it appeared or appears, or when the draft was written last. */
export function whenOf({ status, publishedAt, updatedAt }: AdminPostEntry): string {
  if (!publishedAt) return `Written ${formatInstant(updatedAt)}`;
  return status === 'scheduled'
    ? `Appears ${formatInstant(publishedAt)}`
    : formatInstant(publishedAt);
}

/** A post's picture beside its title, as the shop shows it. Width in pixels. */
export const PostPicture = ({ post, width }: { post: AdminPostEntry; width: number }) => (
  <Picture image={post.image} drawn={post.picture as Subject} width={width} />
);

/** Who can read a post, as a chip. */
export const PostStatusChip = ({ status }: AdminPostEntry) => (
  <StatusChip status={status} words={POST_STATUSES} />
);

/** A post in the list on a phone. */
export const PhonePost = (post: AdminPostEntry) => (
  <Stack direction="row" sx={{ gap: 1.5 }}>
    <PostPicture post={post} width={72} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <PhoneRow
        title={post.title}
        aside={<PostStatusChip {...post} />}
        lines={[`${post.category} · ${post.readingTime} Min`, whenOf(post)]}
      />
    </Box>
  </Stack>
);
