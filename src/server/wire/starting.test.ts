import { describe, expect, it } from 'vitest';
import { startingResponse } from './starting.ts';

const ask = (path: string, language: string) =>
  startingResponse(new Request(`http://shop.test${path}`, { headers: { 'accept-language': language } }));

describe('a shop that is starting', () => {
  it('While the shop starts, calls get an envelope in their language.', async () => {
    const answer = ask('/open/banner/getBannerAll?language=en_US', 'zh-CN');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(await answer.json()).toEqual({
      code: 5002,
      msg: 'The service is currently unavailable, please try again later',
    });
    expect(await ask('/api/user/loginOut', 'zh-CN').json()).toMatchObject({
      msg: '服务暂不可用，请稍后再试',
    });
  });

  it('While the shop starts, other requests get a page that reloads itself.', async () => {
    const answer = ask('/goodsCenter?id=3', 'zh-CN,zh;q=0.9');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('text/html');
    const html = await answer.text();
    expect(html).toContain('商城正在启动');
    expect(html).toContain('http-equiv="refresh"');
    expect(await ask('/', 'en').text()).toContain('The shop is starting');
  });
});
