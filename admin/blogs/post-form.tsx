import { Box } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { RecordContextProvider, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { SlugInput } from '#admin/parts/slug-input.tsx';
import { FormWithPhoto } from '#admin/photos/form-with-photo.tsx';
import { Group } from '#admin/settings/settings-form.tsx';
import { type AdminPost, PostBody } from '#contract/admin/blogs.ts';
import { CategoryInput } from './category-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { NEW_POST, postBodyOf, postFormOf } from './post-body.ts';
import { usePostRecord } from './use-post-record.ts';
import { WhenInput } from './when-input.tsx';
import { Writing } from './writing.tsx';

/** A post of the blog, new or stored. */
export function PostForm({ post, beside }: { post?: AdminPost; beside?: ReactNode }) {
  const record = usePostRecord(post);
  const held = useMemo(() => post && postFormOf(post), [post]);
  return (
    <RecordContextProvider value={held}>
      <FormWithPhoto
        id={post?.id}
        record={record}
        schema={PostBody}
        toBody={postBodyOf}
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
      </FormWithPhoto>
    </RecordContextProvider>
  );
}

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
