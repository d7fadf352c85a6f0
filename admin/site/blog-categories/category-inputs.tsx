import { NumberInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { SlugInput } from '#admin/platform/parts/slug-input.tsx';

/** A new category, as its form starts with it: below the others. */
export const NEW_CATEGORY = { name: '', slug: '', sortOrder: 100 };

/** Everything about a category of the blog. */
export function CategoryInputs({ stored }: { stored?: string }) {
  const name: string = useWatch({ name: 'name' }) ?? '';
  return (
    <>
      <TextInput source="name" label="Name" />
      <SlugInput name={name} stored={stored} before="/blogs?category=" otherwise="category" />
      <NumberInput source="sortOrder" label="Place (low comes first)" step={1} />
    </>
  );
}
