import type { ReactElement, ReactNode } from 'react';
import { matchRoutes } from 'react-router';
import routes from '#web/routes.ts';

type Routes = typeof routes;

/** The pages of the shop by their paths; an old address only leads to another. */
export const shopPages = (all: Routes = routes): string[] => [
  ...new Set(
    all.flatMap(({ path, index, file, children }) => {
      if (children) return shopPages(children as Routes);
      if (!file.endsWith('.tsx')) return [];
      return [index ? '/' : `/${path}`];
    }),
  ),
];

type Nested = ReactElement<{ path: string }> | undefined;
type Resource = { name: string; children?: ReactNode } & Partial<
  Record<'list' | 'show' | 'edit' | 'create', unknown>
>;

/** The pages of the desk by their paths: every screen of its resources, and what its menu leads to. */
export function deskPages(
  resources: readonly Resource[],
  menu: readonly { to: string }[],
): string[] {
  const screens = resources.flatMap(({ name, list, show, edit, create, children }) => [
    ...(list ? [name] : []),
    ...(show ? [`${name}/:id/show`] : []),
    ...(edit ? [`${name}/:id`] : []),
    ...(create ? [`${name}/create`] : []),
    ...[children as Nested | Nested[]]
      .flat()
      .flatMap((nested) => (nested ? [`${name}/${nested.props.path}`] : [])),
  ]);
  const entries = menu.map(({ to }) => to.slice(1));
  return [...new Set([...entries, ...screens])].map((path) => (path ? `/admin/${path}` : '/admin'));
}

/** The address whose page was kept in a file of this name (test/stories/kit/keep-page.ts). */
export const addressOf = (fileName: string): string =>
  fileName.replace(/-[\da-f]{8}\.html$/, '').replaceAll('.', '/');

/** Those of some pages at whose address nobody was. */
export function notVisited(pages: readonly string[], addresses: readonly string[]): string[] {
  const known = pages.map((path) => ({ path }));
  const visited = new Set(addresses.map((address) => matchRoutes(known, address)?.[0]?.route.path));
  return pages.filter((path) => !visited.has(path));
}
