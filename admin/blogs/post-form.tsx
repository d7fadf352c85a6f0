import { Box } from '@mui/material';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { RecordContextProvider, TextInput } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { SlugInput } from '#admin/parts/slug-input.tsx';
import { FormWithPhoto, tellProblem } from '#admin/photos/form-with-photo.tsx';
import { Group } from '#admin/settings/settings-form.tsx';
import { type AdminPost, PostBody } from '#contract/admin/blogs.ts';
import { CategoryInput } from './category-input.tsx';
import { BringBack, ChangedMeanwhile } from './changed-meanwhile.tsx';
import { PictureInput } from './picture-input.tsx';
import { NEW_POST, postBodyOf, postFormOf } from './post-body.ts';
import { usePostRecord } from './use-post-record.ts';
import { WhenInput } from './when-input.tsx';
import { Writing } from './writing.tsx';

/** A post of the blog, new or stored. */
export function PostForm({ post, beside }: { post?: AdminPost; beside?: ReactNode }) {
  const { record, theirs, goOnFrom } = usePostRecord(post);
  const [typed, setTyped] = useState<object | null>(null);
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
        tell={(problem, onSettled) =>
          theirs ? (
            <ChangedMeanwhile
              theirs={theirs}
              onGoOn={() => goOnFrom(theirs)}
              onLoaded={(before) => {
                setTyped(before);
                onSettled();
              }}
            />
          ) : (
            tellProblem(problem)
          )
        }
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
            {post && <WhileUntouched post={post} onRead={goOnFrom} />}
            {typed && <BringBack typed={typed} onBack={() => setTyped(null)} />}
          </>
        )}
      </FormWithPhoto>
    </RecordContextProvider>
  );
}

/** A form that nobody has typed into shows the post as it was read last, and goes on from that. */
function WhileUntouched({ post, onRead }: { post: AdminPost; onRead: (post: AdminPost) => void }) {
  const { isDirty } = useFormState();
  useEffect(() => {
    if (!isDirty) onRead(post);
  });
  return null;
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
