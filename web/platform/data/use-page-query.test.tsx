import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, useParams } from 'react-router';
import { expect, it } from 'vitest';
import { createQueryClient } from '#web/platform/client/query-client.ts';
import { queryOptions } from './query-options.ts';
import { usePageQuery } from './use-page-query.ts';

const dishQuery = (name: string) =>
  queryOptions({
    queryKey: ['dish', { name, without: undefined }],
    queryFn: async () => `${name}, hot`,
  });

function Dish() {
  const { name = '' } = useParams();
  const { data, isFetching } = usePageQuery(dishQuery(name));
  return <p>{data ?? (isFetching ? 'on its way' : 'nothing')}</p>;
}

const Page = createRoutesStub([{ id: 'dish', path: '/:name', Component: Dish }]);

/** The HTML of a page whose loader has brought kadhi. */
async function pageWith(name: string): Promise<string> {
  const client = createQueryClient();
  await client.fetchQuery(dishQuery('kadhi'));
  // As it arrives in a browser: what is undefined does not travel.
  const loaderData = JSON.parse(JSON.stringify({ dehydrated: dehydrate(client) }));
  const hydrationData = { loaderData: { dish: loaderData } };
  return renderToString(<Page initialEntries={[`/${name}`]} hydrationData={hydrationData} />);
}

it('reads what came with the page', async () => {
  expect(await pageWith('kadhi')).toContain('kadhi, hot');
});

it('waits for what did not', async () => {
  expect(await pageWith('dal')).toContain('on its way');
});
