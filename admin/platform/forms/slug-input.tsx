import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { slugOf } from '#domain/platform/slug.ts';

type Props = {
  /** The name that it is made from unless somebody writes another one, and what that name is called. */
  name: string;
  nameIs?: 'name' | 'title';
  /** The address of a record that exists. */
  stored: string | undefined;
  /** What stands before it: `/snacks/`. */
  before: string;
  /** What a name becomes that has no letter which addresses know. */
  otherwise: string;
  /** Why links to the old address matter; not for what nobody could see yet. */
  isPublic?: boolean;
};

/** The address in the shop: made from the name unless somebody writes another one. */
export function SlugInput({ name, nameIs = 'name', stored, ...props }: Props) {
  const { before, otherwise, isPublic = true } = props;
  const typed: string = useWatch({ name: 'slug' }) ?? '';
  const written = typed.trim().toLowerCase();
  const address = written || (stored ?? (name.trim() ? slugOf(name, otherwise) : '…'));
  const moved = isPublic && stored !== undefined && address !== stored;
  const more = moved
    ? `. Links to ${before}${stored} stop working.`
    : !written && !stored && `, made from the ${nameIs}`;
  return (
    <TextInput
      source="slug"
      label="Address in the shop"
      helperText={`${before}${address}${more || ''}`}
      slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}
