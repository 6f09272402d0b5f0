import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { Metrics } from '#server/metrics/metrics.ts';
import { type MetricsServer, serveMetrics } from '#server/metrics/metrics-server.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const metrics = new Metrics();
let shop: TestApp;
let server: MetricsServer;

beforeAll(async () => {
  shop = await openTestApp({ metrics });
  metrics.watchPool('primary', shop.pool);
  const { registry } = metrics;
  const exposition = { contentType: registry.contentType, text: () => registry.metrics() };
  server = await serveMetrics({ host: '127.0.0.1', port: 0 }, exposition);
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

async function scrape(): Promise<string> {
  return (await fetch(server.address)).text();
}

/** The value of the sample with exactly this name and these labels. */
function sample(text: string, name: string): number {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1) ?? Number.NaN);
}

describe('the metrics of the server', () => {
  it('count requests by operation and code, and by kind where there is no operation', async () => {
    expect(await shop.call('listFriendLinks')).toMatchObject({ code: 0 });
    expect(await shop.call('getAccount')).toMatchObject({ code: 1001 });
    for (const path of ['/health', '/open/none', '/wp-login.php', '/some/page', '/img/none.svg']) {
      await shop.app.request(path);
    }
    const text = await scrape();
    const counted = [...text.matchAll(/^shop_request_duration_seconds_count\{(.*)\} (\d+)$/gm)];
    expect(Object.fromEntries(counted.map(([, labels, value]) => [labels, Number(value)]))).toEqual({
      'operation="listFriendLinks",code="0"': 1,
      'operation="getAccount",code="1001"': 1,
      'operation="health",code="200"': 1,
      [`operation="unknownOperation",code="${codes.unknownPath}"`]: 1,
      'operation="asset",code="404"': 1,
      'operation="page",code="503"': 1,
      'operation="drawing",code="404"': 1,
    });
  });

  it('show connections that are busy, idle and waited for', async () => {
    const client = await shop.pool.connect();
    const waiting = inject('postgresqlUrl') ? undefined : shop.pool.query('select 1');
    const text = await scrape();
    client.release();
    await waiting;
    const connections = (state: string) =>
      sample(text, `shop_database_connections{pool="primary",state="${state}"}`);
    expect(connections('busy')).toBe(1);
    expect(connections('waiting')).toBe(waiting ? 1 : 0);
  });

  it('show the event loop and outages of the database', async () => {
    metrics.countOutage();
    const text = await scrape();
    expect(sample(text, 'shop_database_outages_total')).toBe(1);
    expect(sample(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('come in the format of Prometheus, from a port of their own', async () => {
    const response = await fetch(server.address);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await fetch(server.address.replace('/metrics', '/'))).status).toBe(404);
    expect((await shop.app.request('/metrics')).headers.get('content-type')).not.toMatch(/version=/);
  });
});
