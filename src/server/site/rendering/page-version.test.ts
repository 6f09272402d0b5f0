import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageVersions } from './page-version.ts';

/** As PostgreSQL sends it. */
const answer = {
  command: 'SELECT',
  rowCount: 2,
  oid: 0,
  fields: [],
  rows: JSON.parse('[{ "kind": "content", "version": 3 }, { "kind": "counts", "version": 7 }]'),
};
const version = { content: 3, counts: 7 };

/** Versions from a database whose queries end when the test says so. */
function underTest() {
  const queries: PromiseWithResolvers<typeof answer>[] = [];
  const query = () => {
    const asked = Promise.withResolvers<typeof answer>();
    queries.push(asked);
    return asked.promise;
  };
  const versions = new PageVersions({ query });
  const finish = () => {
    for (const { resolve } of queries) resolve(answer);
  };
  return { versions, queries, finish };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the version of what pages show', () => {
  it('is read by one query for all requests that wait', async () => {
    const { versions, queries, finish } = underTest();
    const [first, ...others] = [versions.read(), versions.read(), versions.read()];
    finish();
    expect(await first).toEqual(version);
    await vi.waitFor(() => expect(queries).toHaveLength(2));
    finish();
    expect(await Promise.all(others)).toEqual([version, version]);
  });

  it('is unknown at once, without another query, while the database does not end the last one', async () => {
    const { versions, queries, finish } = underTest();
    const first = versions.read();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toBeUndefined();
    expect(await Promise.all([versions.read(), versions.read()])).toEqual([undefined, undefined]);
    expect(queries).toHaveLength(1);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    const next = versions.read();
    finish();
    expect(await next).toEqual(version);
  });

  it('is asked for again after a while when a query never ends', async () => {
    const { versions, queries, finish } = underTest();
    void versions.read();
    await vi.advanceTimersByTimeAsync(1000 + 5000);
    const next = versions.read();
    expect(queries).toHaveLength(2);
    finish();
    expect(await next).toEqual(version);
  });
});
