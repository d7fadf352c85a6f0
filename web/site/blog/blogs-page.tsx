import { useSearchParams } from 'react-router';
import type { BlogCategory, BlogPage } from '#contract/site/blog.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { requirePage } from '#web/platform/data/last-page.ts';
import { browserData, loadedData, type PageQueries, serverData } from '#web/platform/data/page-data.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { feedLink, pageMeta, rootDataOf } from '#web/platform/seo.ts';
import type { Route } from './+types/blogs-page';
import { BlogNotInPage } from './blog-failed.tsx';
import { BlogFilters } from './blog-filters.tsx';
import { BlogHeading } from './blog-heading.tsx';
import { blogSeo } from './blog-meta.ts';
import {
  type BlogView,
  blogViewPath,
  postsWanted,
  readBlogView,
  withKnownCategory,
} from './blog-view.ts';
import { FeedNote } from './feed-note.tsx';
import { PostsShown } from './posts-shown.tsx';
import { BLOG, blogCategoriesQuery, postPageQuery } from './queries.ts';

export const handle: PageHandle = {
  cache: {
    query: ['category', 'page'],
    unless: ['search'],
    address: (query, { blogCategories }) =>
      blogViewPath(withKnownCategory(readBlogView(query), blogCategories)),
  },
};

const viewOf = (url: string) => readBlogView(new URL(url).searchParams);

const queriesFor =
  (url: string): PageQueries =>
  (call) => [postPageQuery(call, postsWanted(viewOf(url))), blogCategoriesQuery(call)];

export async function loader({ context, request }: Route.LoaderArgs) {
  const came = await serverData(context, queriesFor(request.url));
  requirePage(loadedData<BlogPage>(came, BLOG, 'page')?.pagination, (page) =>
    blogViewPath({ ...viewOf(request.url), page }),
  );
  return came;
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  browserData(queriesFor(request.url));

/** The category that an address names by its slug or id. */
const chosenOf = ({ category }: BlogView, categories: readonly BlogCategory[]) =>
  categories.find(({ slug, id }) => slug === category || id === category);

export const meta: Route.MetaFunction = (args) => {
  const view = readBlogView(new URLSearchParams(args.location.search));
  const page = loadedData<BlogPage>(args.loaderData, BLOG, 'page');
  const categories = loadedData<BlogCategory[]>(args.loaderData, BLOG, 'categories') ?? [];
  const origin = rootDataOf(args)?.origin ?? '';
  const chosen = chosenOf(view, categories);
  const canonical = { ...view, category: chosen?.slug ?? view.category };
  const seo = blogSeo(canonical, page?.blogs ?? null, chosen?.name ?? null, origin);
  return [...pageMeta(args, seo), feedLink(args)];
};

/** The blog, six posts at a time, chosen by the address. */
export default function BlogsPage() {
  const [query] = useSearchParams();
  const view = readBlogView(query);
  const page = usePageQuery(postPageQuery(call, postsWanted(view)));
  const { data: categories = [] } = usePageQuery(blogCategoriesQuery(call));
  return (
    <div className="wrap">
      <BlogHeading />
      <BlogFilters view={view} categories={categories} />
      <PostsShown view={view} category={chosenOf(view, categories)?.name ?? null} page={page} />
      <FeedNote />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="wrap">
      <BlogHeading />
      <BlogNotInPage error={error} />
    </div>
  );
}
