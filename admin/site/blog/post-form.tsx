import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChangeForm } from '#admin/platform/changes/change-form.tsx';
import { SlugInput } from '#admin/platform/parts/slug-input.tsx';
import { Group } from '#admin/kitchen/settings/settings-form.tsx';
import { type AdminPost, PostBody } from '#contract/site/desk/blog.ts';
import { CategoryInput } from './category-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { NEW_POST, postFormOf } from './post-body.ts';
import { POST } from './post-kind.ts';
import { WhenInput } from './when-input.tsx';
import { Writing } from './writing.tsx';

/** A post of the blog, new or stored. */
export function PostForm({ post, beside }: { post?: AdminPost; beside?: ReactNode }) {
  return (
    <ChangeForm
      kind={POST}
      held={post}
      formOf={postFormOf}
      tellTheirs={tellPost}
      schema={PostBody}
      defaults={NEW_POST}
      beside={beside}
      wide
    >
      {(onReading) => (
        <>
          <About post={post} />
          <Group title="The post" />
          <Writing />
          <Box sx={COLUMNS}>
            <Box>
              <Group title="Picture" />
              <PictureInput image={post?.image ?? null} onReading={onReading} />
            </Box>
            <Box>
              <Group title="Publishing" />
              <WhenInput post={post} />
            </Box>
          </Box>
        </>
      )}
    </ChangeForm>
  );
}

/** A post as it is stored, for whoever has written another meanwhile. */
const tellPost = ({ title, markdown }: AdminPost) => (
  <>
    <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{title}</Box>
    <Box component="pre" tabIndex={0} aria-label="Its text" sx={TEXT}>
      {markdown}
    </Box>
  </>
);

function About({ post }: { post: AdminPost | undefined }) {
  const title: string = useWatch({ name: 'title' }) ?? '';
  return (
    <Box sx={COLUMNS}>
      <TextInput source="title" label="Title" />
      <SlugInput
        name={title}
        nameIs="title"
        stored={post?.slug}
        before="/blog/"
        otherwise="post"
        isPublic={post?.status === 'published'}
      />
      <TextInput
        source="excerpt"
        label="Excerpt"
        multiline
        minRows={2}
        helperText="One or two sentences for the lists. Empty: the beginning of the post."
      />
      <CategoryInput />
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  width: '100%',
  columnGap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

const TEXT = {
  m: 0,
  maxHeight: 320,
  overflow: 'auto',
  fontFamily: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
