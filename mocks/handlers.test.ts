import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mockServer } from './node.ts';

beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));
afterAll(() => mockServer.close());

async function post(path: string, body: string): Promise<unknown> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`http://shop.test${path}`, { method: 'POST', headers, body });
  return answer.json();
}

describe('the mocks', () => {
  it('answer the same question the same way', async () => {
    const first = await post('/open/product/productList', 'pageNum=1&pageSize=20');
    const second = await post('/open/product/productList', 'pageNum=1&pageSize=20');
    expect(second).toEqual(first);
    expect(first).toMatchObject({ code: 0 });
  });

  it('answer different questions differently', async () => {
    const first = await post('/open/product/productList', 'pageNum=1&pageSize=20');
    const second = await post('/open/product/productList', 'pageNum=2&pageSize=20');
    expect(second).not.toEqual(first);
  });

  it('fill in the parameter of a path', async () => {
    const answer = await fetch('http://shop.test/open/news/information/news/detail/7?language=en_US');
    expect(await answer.json()).toMatchObject({ code: 0 });
  });
});
