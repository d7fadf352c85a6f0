import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { BlogCategory } from '#contract/site/blog.ts';
import { relOf } from '#domain/site/crawled-addresses.ts';
import { paths } from '#web/paths.ts';
import { SearchBox } from '#web/platform/ui/search-box.tsx';
import { useSearchText } from '#web/platform/ui/use-search-text.ts';
import { type BlogView, blogFilterPath } from './blog-view.ts';

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
