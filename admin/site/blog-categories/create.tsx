import { CreateForm } from '#admin/platform/parts/create-form.tsx';
import { BlogCategoryBody } from '#contract/site/desk/blog.ts';
import { CategoryInputs, NEW_CATEGORY } from './category-inputs.tsx';

/** Adds a category to the blog; the shop shows it once something in it is published. */
export const CategoryCreate = () => (
  <CreateForm title="Add a category" schema={BlogCategoryBody} defaults={NEW_CATEGORY}>
    <CategoryInputs />
  </CreateForm>
);
