import { Box, Button, Stack, Typography } from '@mui/material';
import { ExternalLink } from 'lucide-react';
import { CreateBase, DeleteWithConfirmButton } from 'react-admin';
import { POST_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { PhoneRow } from '#admin/kitchen/lists/desk-table.tsx';
import { StatusChip } from '#admin/platform/components/chip.tsx';
import { Page } from '#admin/platform/components/page.tsx';
import { EditPage } from '#admin/platform/components/record-page.tsx';
import { LoadingState } from '#admin/platform/components/states.tsx';
import { Picture } from '#admin/platform/photos/picture.tsx';
import type { Subject } from '#art/subjects.ts';
import type { AdminPost, AdminPostEntry } from '#contract/site/desk-blog.ts';
import { formatInstant } from '#domain/platform/days.ts';
import { PostForm } from './post-form.tsx';

/** A post as a list has brought it, until its text is there too. */
type PostRecord = AdminPostEntry & Partial<Pick<AdminPost, 'markdown'>>;

const hasText = (post: PostRecord): post is AdminPost => post.markdown !== undefined;

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

/** Changes a post, or who can read it. */
export const PostEdit = () => (
  <EditPage<PostRecord> noun="Post">
    {(post) => (
      <Page title={post.title}>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <PostStatusChip {...post} />
          <Typography color="textSecondary">{whenOf(post)}</Typography>
          {post.status === 'published' && (
            <Button
              component="a"
              href={`/blog/${post.slug}`}
              target="_blank"
              rel="noopener"
              variant="outlined"
              color="secondary"
              startIcon={<ExternalLink size={18} aria-hidden />}
            >
              See it in the shop
            </Button>
          )}
        </Stack>
        {hasText(post) ? <PostForm post={post} beside={<DeletePost />} /> : <LoadingState />}
      </Page>
    )}
  </EditPage>
);

const DeletePost = () => (
  <DeleteWithConfirmButton
    confirmTitle="Delete this post for good?"
    confirmContent="Links to it stop working. To take it out of the shop and keep it, make it a draft."
    mutationMode="pessimistic"
    color="primary"
  />
);

/** Writes a post; who can read it is said with it. */
export const PostCreate = () => (
  <CreateBase>
    <Page title="Write a post">
      <PostForm />
    </Page>
  </CreateBase>
);
