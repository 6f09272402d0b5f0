import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { restoreQueries } from './page-queries.ts';

const moment = 1_700_000_000_000;
const key = ['/open/friendLink/getFriendLinkAll', { language: 'en_US' }];

it('A restored read is what the library makes of a read that it hands over itself.', async () => {
  const server = new QueryClient();
  await server.fetchQuery({ queryKey: key, queryFn: async () => ['a link'] });
  const [expected, restored] = [new QueryClient(), new QueryClient()];
  hydrate(expected, dehydrate(server));
  restoreQueries(restored, [[key, ['a link']]], moment);
  expect(restored.getQueryState(key)).toEqual({
    ...expected.getQueryState(key),
    dataUpdatedAt: moment,
  });
});

it('A restored read is as old as its page.', () => {
  const queries = new QueryClient();
  restoreQueries(queries, [[key, ['a link']]], moment);
  expect(
    queries
      .getQueryCache()
      .find({ queryKey: key })
      ?.isStaleByTime(Date.now() - moment + 1000),
  ).toBe(false);
  expect(queries.getQueryCache().find({ queryKey: key })?.isStaleByTime(30_000)).toBe(true);
});
