import { CreateBase } from 'react-admin';
import { Page } from '#admin/platform/parts/page.tsx';
import { PostForm } from './post-form.tsx';

/** Writes a post; who can read it is said with it. */
export const PostCreate = () => (
  <CreateBase>
    <Page title="Write a post">
      <PostForm />
    </Page>
  </CreateBase>
);
