import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import {
  type AdminPost,
  adminBlogCategories,
  adminBlogs,
  type PostBody,
} from '#contract/site/desk-blog.ts';
import { callApi } from './api.ts';
import { ownerToken } from './kitchen.ts';

/** The desk opens a category of the blog that no other story knows, off stage. */
export async function newCategory(baseURL: string, kind: string) {
  const body = { name: `${kind} ${randomUUID().slice(0, 4)}`, slug: null, sortOrder: 1000 };
  return callApi(baseURL, adminBlogCategories.create, { body }, await ownerToken(baseURL));
}

/** The desk publishes a post, off stage. */
export async function publishPost(
  baseURL: string,
  { title, categoryId, ...values }: Partial<PostBody> & Pick<PostBody, 'title' | 'categoryId'>,
): Promise<z.output<typeof AdminPost>> {
  const body: PostBody = {
    title,
    categoryId,
    slug: null,
    excerpt: `What we know about ${title}, and what the neighbours taught us.`,
    markdown: `We cook it every week.\n\n## How\n\nSlowly.`,
    picture: 'dish:Khaman Dhokla',
    status: 'published',
    ...values,
  };
  return callApi(baseURL, adminBlogs.create, { body }, await ownerToken(baseURL));
}
