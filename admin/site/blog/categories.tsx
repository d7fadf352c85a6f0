import {
  CreateButton,
  DataTable,
  DeleteWithConfirmButton,
  NumberInput,
  SearchInput,
  TextInput,
  useNotify,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DeskList } from '#admin/kitchen/lists/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/kitchen/lists/desk-table.tsx';
import { ListActions } from '#admin/kitchen/lists/list-actions.tsx';
import { failureCode, failureText } from '#admin/platform/client/failure.ts';
import { EmptyState } from '#admin/platform/components/states.tsx';
import { CreateForm, EditForm } from '#admin/platform/forms/forms.tsx';
import { SlugInput } from '#admin/platform/forms/slug-input.tsx';
import { type AdminBlogCategory, BlogCategoryBody } from '#contract/site/desk-blog.ts';
import { counted } from '#domain/platform/plural.ts';

const postsOf = ({ posts }: AdminBlogCategory): string => counted(posts, 'post');

/** The categories of the blog, in the order in which the shop offers them. */
export const CategoryList = () => (
  <DeskList
    perPage={50}
    sort={{ field: 'sortOrder', order: 'ASC' }}
    filters={[<SearchInput key="search" source="search" alwaysOn placeholder="Name" />]}
    actions={<ListActions create="Add a category" />}
    empty={
      <EmptyState words="No categories yet. Every post of the blog is in one.">
        <CreateButton label="Add a category" variant="contained" />
      </EmptyState>
    }
  >
    <DeskTable<AdminBlogCategory>
      opens="edit"
      phone={(row) => (
        <PhoneRow title={row.name} aside={postsOf(row)} lines={[`/blogs?category=${row.slug}`]} />
      )}
      emptyWords="No category fits this search."
    >
      <DataTable.NumberCol source="sortOrder" label="Place" sx={{ width: 96 }} />
      <DataTable.Col source="name" label="Name" cellClassName="prose" />
      <DataTable.Col source="slug" label="Address" cellClassName="prose" disableSort />
      <DataTable.Col label="Posts" align="right" disableSort render={postsOf} />
    </DeskTable>
  </DeskList>
);

/** A new category, as its form starts with it: below the others. */
export const NEW_CATEGORY = { name: '', slug: '', sortOrder: 100 };

/** Everything about a category of the blog. */
function CategoryInputs({ stored }: { stored?: string }) {
  const name: string = useWatch({ name: 'name' }) ?? '';
  return (
    <>
      <TextInput source="name" label="Name" />
      <SlugInput name={name} stored={stored} before="/blogs?category=" otherwise="category" />
      <NumberInput source="sortOrder" label="Place (low comes first)" step={1} />
    </>
  );
}

/** Adds a category to the blog; the shop shows it once something in it is published. */
export const CategoryCreate = () => (
  <CreateForm title="Add a category" schema={BlogCategoryBody} defaults={NEW_CATEGORY}>
    <CategoryInputs />
  </CreateForm>
);

const IN_USE = 'There are posts in this category. Give them another one first.';

/** Changes a category of the blog. */
export const CategoryEdit = () => (
  <EditForm<AdminBlogCategory>
    noun="Category"
    title={({ name }) => name}
    schema={BlogCategoryBody}
    beside={<DeleteCategory />}
  >
    <Inputs />
  </EditForm>
);

function Inputs() {
  const category = useRecordContext<AdminBlogCategory>();
  return <CategoryInputs {...(category && { stored: category.slug })} />;
}

function DeleteCategory() {
  const notify = useNotify();
  return (
    <DeleteWithConfirmButton
      confirmTitle="Delete this category?"
      confirmContent="Only a category without posts can be deleted. Give its posts another one first."
      mutationMode="pessimistic"
      mutationOptions={{
        onError: (caught: unknown) =>
          notify(failureCode(caught) === 'still_in_use' ? IN_USE : failureText(caught), {
            type: 'error',
          }),
      }}
      color="primary"
    />
  );
}
