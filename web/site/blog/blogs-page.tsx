import { Rss } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { BlogCategory, BlogPage } from '#contract/site/blog.ts';
import { relOf } from '#domain/platform/crawled-urls.ts';
import { feedLink, pageMeta, rootDataOf } from '#web/kitchen/seo.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { requirePage } from '#web/platform/data/last-page.ts';
import {
  browserData,
  loadedData,
  type PageQueries,
  serverData,
} from '#web/platform/data/page-data.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { SearchBox, useSearchText } from '#web/platform/lists/search-box.tsx';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';
import type { Route } from './+types/blogs-page';
import { blogSeo } from './blog-meta.ts';
import {
  type BlogView,
  blogFilterPath,
  blogViewPath,
  postFilterOf,
  readBlogView,
  withKnownCategory,
} from './blog-view.ts';
import { BlogNotInPage, PostsShown } from './post-list.tsx';
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
  (call) => [postPageQuery(call, postFilterOf(viewOf(url))), blogCategoriesQuery(call)];

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

/** What the blog is, in one look. */
const BlogHeading = () => (
  <PageHeading
    title="Stories from the kitchen"
    lead="How we cook, what a festival tastes of, and what else a tiffin can do."
  />
);

/** For those who read many blogs in one place. */
const FeedNote = () => (
  <p className="no-print mt-8 text-sm text-ink-soft">
    <a
      href={paths.feed}
      className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:text-ink"
    >
      <Icon of={Rss} className="size-4.5" />
      New stories in your feed reader (RSS)
    </a>
  </p>
);

const PILL =
  'inline-flex min-h-11 max-w-full items-center rounded-full border border-edge px-4 font-semibold text-ink-soft max-sm:px-3.5 max-sm:text-sm hover:text-ink focus-visible:rounded-full aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:border-2';

function Choice({ to, isOn, children }: { to: string; isOn: boolean; children: string }) {
  return (
    <li className="max-w-full">
      <Link
        to={to}
        rel={relOf(to)}
        preventScrollReset
        aria-current={isOn ? 'true' : undefined}
        className={PILL}
      >
        <span className="truncate">{children}</span>
      </Link>
    </li>
  );
}

/**
 * What narrows the list of posts: a search, which is a form that works before the program has
 * loaded, and a link for each category.
 */
export function BlogFilters({
  view,
  categories,
}: {
  view: BlogView;
  categories: readonly BlogCategory[];
}) {
  const navigate = useNavigate();
  const show = (search: string) =>
    void navigate(blogFilterPath(view, { search }), { replace: true, preventScrollReset: true });
  const [text, setText] = useSearchText(view.search, show);

  function search(event: FormEvent) {
    event.preventDefault();
    show(text);
  }

  return (
    <div className="no-print grid gap-4">
      <form action={paths.blogs} method="get" onSubmit={search} className="max-w-xl">
        <SearchBox
          name="search"
          label="Search the blog"
          placeholder="Rotis, Diwali, Jain cooking…"
          value={text}
          onChange={setText}
        />
        {view.category && <input type="hidden" name="category" value={view.category} />}
      </form>
      <nav aria-label="Categories">
        <ul className="flex flex-wrap gap-2">
          <Choice to={blogFilterPath(view, { category: null })} isOn={view.category === null}>
            All
          </Choice>
          {categories.map(({ id, slug, name }) => (
            <Choice
              key={id}
              to={blogFilterPath(view, { category: slug })}
              isOn={view.category === slug || view.category === id}
            >
              {name}
            </Choice>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The blog, six posts at a time, chosen by the address. */
export default function BlogsPage() {
  const [query] = useSearchParams();
  const view = readBlogView(query);
  const page = usePageQuery(postPageQuery(call, postFilterOf(view)));
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
