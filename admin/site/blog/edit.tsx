import { Button, Stack, Typography } from '@mui/material';
import { ExternalLink } from 'lucide-react';
import { DeleteWithConfirmButton } from 'react-admin';
import { Page } from '#admin/platform/parts/page.tsx';
import { EditPage } from '#admin/platform/parts/record-page.tsx';
import { Waiting } from '#admin/platform/parts/states.tsx';
import type { AdminPost, AdminPostEntry } from '#contract/site/desk/blog.ts';
import { PostStatusChip, whenOf } from './post-facts.tsx';
import { PostForm } from './post-form.tsx';

/** A post as a list has brought it, until its text is there too. */
type PostWhole = AdminPostEntry & Partial<Pick<AdminPost, 'markdown'>>;

const hasText = (post: PostWhole): post is AdminPost => post.markdown !== undefined;

/** Changes a post, or who can read it. */
export const PostEdit = () => (
  <EditPage<PostWhole> noun="Post">
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
        {hasText(post) ? <PostForm post={post} beside={<DeletePost />} /> : <Waiting />}
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
