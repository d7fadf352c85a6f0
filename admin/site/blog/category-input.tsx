import { Button, Stack } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { SelectInput, TextInput, useGetList } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Answer } from '#admin/platform/client/client.ts';
import { call } from '#admin/platform/client/services.ts';
import { NEW_CATEGORY } from '#admin/site/blog-categories/category-inputs.tsx';
import { ActionDialog } from '#admin/platform/parts/action-dialog.tsx';
import {
  type AdminBlogCategory,
  adminBlogCategories,
  BlogCategoryBody,
} from '#contract/site/desk/blog.ts';

/** The category of a post, and a way to make one on the spot. */
export function CategoryInput() {
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
        <ActionDialog<Answer<AdminBlogCategory>>
          title="A new category"
          confirm="Add it"
          busyWords="Adding…"
          doneWords={({ data: added }) => `${added.name} is there.`}
          schema={BlogCategoryBody}
          defaults={NEW_CATEGORY}
          send={(values) => call(adminBlogCategories.create, { body: values as never })}
          onDone={({ data: added }) => setValue('categoryId', added.id, { shouldDirty: true })}
          onClose={() => setAdding(false)}
        >
          <TextInput source="name" label="Name" autoFocus />
        </ActionDialog>
      )}
    </Stack>
  );
}
