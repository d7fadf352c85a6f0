import { DeleteWithConfirmButton, useNotify, useRecordContext } from 'react-admin';
import { failureCode, failureWords } from '#admin/platform/client/failure.ts';
import { EditForm } from '#admin/platform/parts/edit-form.tsx';
import { type AdminBlogCategory, BlogCategoryBody } from '#contract/site/desk/blog.ts';
import { CategoryInputs } from './category-inputs.tsx';

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
          notify(failureCode(caught) === 'still_in_use' ? IN_USE : failureWords(caught), {
            type: 'error',
          }),
      }}
      color="primary"
    />
  );
}
