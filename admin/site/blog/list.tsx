import { Button, Stack } from '@mui/material';
import { FolderOpen } from 'lucide-react';
import {
  CreateButton,
  DataTable,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import { Link } from 'react-router';
import { DeskList, StatusTabs } from '#admin/kitchen/lists/desk-list.tsx';
import { DeskTable } from '#admin/kitchen/lists/desk-table.tsx';
import { EmptyState } from '#admin/platform/components/states.tsx';
import type { AdminPostEntry } from '#contract/site/desk-blog.ts';
import { PhonePost, PostPicture, PostStatusChip, whenOf } from './edit.tsx';

const FILTERS = [
  <SearchInput key="search" source="search" alwaysOn placeholder="Title, address" />,
  <ReferenceInput
    key="categoryId"
    source="categoryId"
    reference="blog-categories"
    sort={{ field: 'sortOrder', order: 'ASC' }}
    perPage={100}
    alwaysOn
  >
    <SelectInput label="Category" optionText="name" />
  </ReferenceInput>,
];

const TABS = [
  { key: 'all', words: 'All', filter: {} },
  { key: 'draft', words: 'Drafts', filter: { status: 'draft' } },
  { key: 'scheduled', words: 'Scheduled', filter: { status: 'scheduled' } },
  { key: 'published', words: 'Published', filter: { status: 'published' } },
];

const Actions = () => (
  <TopToolbar sx={{ gap: 1, alignItems: 'center' }}>
    <Button
      component={Link}
      to="/blog-categories"
      color="secondary"
      startIcon={<FolderOpen size={18} aria-hidden />}
    >
      Categories
    </Button>
    <CreateButton label="Write a post" variant="contained" size="medium" />
  </TopToolbar>
);

/** Everything that was written for the blog: what the shop shows, and what it does not show yet. */
export const PostList = () => (
  <DeskList
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={FILTERS}
    actions={<Actions />}
    empty={
      <EmptyState words="Nothing has been written yet. Write a post, and the shop's blog begins.">
        <CreateButton label="Write a post" variant="contained" />
      </EmptyState>
    }
  >
    <StatusTabs tabs={TABS} statusFilters={['status']}>
      <DeskTable<AdminPostEntry>
        opens="edit"
        phone={PhonePost}
        emptyWords="No post fits this search, this category and this tab."
      >
        <DataTable.Col
          source="title"
          label="Post"
          cellClassName="prose"
          render={(post: AdminPostEntry) => (
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
              <PostPicture post={post} width={60} />
              <span>{post.title}</span>
            </Stack>
          )}
        />
        <DataTable.Col source="category" label="Category" cellClassName="prose" disableSort />
        <DataTable.Col
          label="Reading"
          disableSort
          render={({ readingTime }: AdminPostEntry) => `${readingTime} Min`}
        />
        <DataTable.Col
          label="Status"
          disableSort
          render={(post: AdminPostEntry) => <PostStatusChip {...post} />}
        />
        <DataTable.Col source="publishedAt" label="When" render={whenOf} />
      </DeskTable>
    </StatusTabs>
  </DeskList>
);
