import { Box, Button, Stack } from '@mui/material';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { RadioButtonGroupInput, SelectInput, TextInput, useGetList } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { Group } from '#admin/kitchen/settings/settings-form.tsx';
import { checkedBy } from '#admin/platform/client/body-of.ts';
import { ChangeForm, type ChangeKind } from '#admin/platform/concurrent-edits/change-form.tsx';
import { SlugInput } from '#admin/platform/forms/slug-input.tsx';
import { call } from '#admin/services.ts';
import { NEW_CATEGORY } from '#admin/site/blog/categories.tsx';
import type { CallResult } from '#contract/platform/client.ts';
import {
  type AdminBlogCategory,
  type AdminPost,
  adminBlogCategories,
  adminBlogs,
  BlogCategoryBody,
  PostBody,
} from '#contract/site/desk-blog.ts';
import { formatDayLong, formatInstant, formatTime } from '#domain/platform/days.ts';
import { PictureInput } from './picture-input.tsx';
import { isUnchangedPost, NEW_POST, postBodyOf, postFormOf } from './post-body.ts';
import { Writing } from './writing.tsx';

/** What is said when a post is stored: who can read it now. */
function savedText({ status, publishAt }: FieldValues): string {
  if (status === 'published') return 'Saved. The shop shows it at once.';
  if (status !== 'scheduled') return 'Saved as a draft. Only the desk sees it.';
  const [day = '', time = ''] = String(publishAt).split('T');
  return `Saved. It appears on ${formatDayLong(day)} at ${formatTime(time.slice(0, 5))}.`;
}

/** How posts are stored. */
const POST: ChangeKind<AdminPost> = {
  resource: 'blogs',
  noun: 'post',
  toBody: postBodyOf,
  calls: {
    create: async (body) =>
      (await call(adminBlogs.create, { body: checkedBy(adminBlogs.create.body, body) })).data,
    update: async (id, body) =>
      (
        await call(adminBlogs.update, {
          params: { id },
          body: checkedBy(adminBlogs.update.body, body),
        })
      ).data,
    read: async (id) => (await call(adminBlogs.read, { params: { id } })).data,
    saysTheSame: isUnchangedPost,
  },
  setPhoto: (id, file) => call(adminBlogs.setPhoto, { params: { id }, body: { file } }),
  removePhoto: (id) => call(adminBlogs.removePhoto, { params: { id } }),
  doneWords: savedText,
};

/** `Monday, November 30, 2026 at 9:00 AM, Toronto time`, of what such an input holds. */
function timeText(typed: string): string {
  const [day = '', time = ''] = typed.split('T');
  if (!day || !time) return "Toronto's clocks count, wherever you are.";
  return `${formatDayLong(day)} at ${formatTime(time)}, Toronto time`;
}

/** Who can read a post: nobody, everybody, or everybody from a moment on. */
function WhenInput({ post }: { post: AdminPost | undefined }) {
  const status: string = useWatch({ name: 'status' }) ?? 'draft';
  const publishAt: string = useWatch({ name: 'publishAt' }) ?? '';
  const isOut = post?.status === 'published' && post.publishedAt;
  return (
    <>
      <RadioButtonGroupInput
        source="status"
        label="Who can read it"
        row={false}
        sx={{ '& .MuiFormControlLabel-root': { minHeight: 44, py: 0.25 } }}
        choices={[
          { id: 'draft', name: 'Nobody yet: a draft stays at the desk' },
          {
            id: 'published',
            name: isOut
              ? `Everybody, since ${formatInstant(isOut)}`
              : 'Everybody: publish it now, with Save',
          },
          { id: 'scheduled', name: 'Everybody from a time that you choose' },
        ]}
      />
      {status === 'scheduled' && (
        <TextInput
          source="publishAt"
          label="Publish at"
          type="datetime-local"
          helperText={timeText(publishAt)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ maxWidth: 340 }}
        />
      )}
    </>
  );
}

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

/** The category of a post, and a way to make one on the spot. */
function CategoryInput() {
  const [adding, setAdding] = useState(false);
  const { setValue } = useFormContext();
  const { data, isPending } = useGetList<AdminBlogCategory>('blog-categories', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'sortOrder', order: 'ASC' },
  });
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <SelectInput
        source="categoryId"
        label="Category"
        choices={data ?? []}
        isLoading={isPending}
        emptyText="Choose one"
        fullWidth
      />
      <Button
        color="secondary"
        startIcon={<Plus size={18} aria-hidden />}
        onClick={() => setAdding(true)}
        sx={{ mt: 1, flex: 'none' }}
      >
        New
      </Button>
      {adding && (
        <ActionDialog<CallResult<AdminBlogCategory>>
          title="A new category"
          confirm="Add it"
          busyWords="Adding…"
          doneWords={({ data: added }) => `${added.name} is there.`}
          schema={BlogCategoryBody}
          defaults={NEW_CATEGORY}
          send={(values) =>
            call(adminBlogCategories.create, { body: checkedBy(BlogCategoryBody, values) })
          }
          onDone={({ data: added }) => setValue('categoryId', added.id, { shouldDirty: true })}
          onClose={() => setAdding(false)}
        >
          <TextInput source="name" label="Name" autoFocus />
        </ActionDialog>
      )}
    </Stack>
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

const TEXT = {
  m: 0,
  maxHeight: 320,
  overflow: 'auto',
  fontFamily: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
