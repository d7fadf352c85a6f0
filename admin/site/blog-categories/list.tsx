import { CreateButton, DataTable, SearchInput } from 'react-admin';
import { DeskList } from '#admin/platform/parts/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/platform/parts/desk-table.tsx';
import { ListActions } from '#admin/platform/parts/list-actions.tsx';
import { Nothing } from '#admin/platform/parts/states.tsx';
import type { AdminBlogCategory } from '#contract/site/desk/blog.ts';

const postsOf = ({ posts }: AdminBlogCategory): string =>
  posts === 1 ? '1 post' : `${posts} posts`;

/** The categories of the blog, in the order in which the shop offers them. */
export const CategoryList = () => (
  <DeskList
    perPage={50}
    sort={{ field: 'sortOrder', order: 'ASC' }}
    filters={[<SearchInput key="search" source="search" alwaysOn placeholder="Name" />]}
    actions={<ListActions create="Add a category" />}
    empty={
      <Nothing words="No categories yet. Every post of the blog is in one.">
        <CreateButton label="Add a category" variant="contained" />
      </Nothing>
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
