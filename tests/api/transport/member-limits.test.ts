import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallestRequest } from '#contract/broken/request-base.ts';
import { sentFields } from '#contract/broken/sent-fields.ts';
import { codes } from '#generated/constants.ts';
import { type OperationId, routes } from '#generated/server/routes.ts';
import { shopContract } from '#tests/support/shop-contract.ts';
import { useUpHourlyLimit } from '../support/hourly-limit.ts';
import { signInNewMember } from '../support/members.ts';
import { keyNamed } from '../support/signed-call.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { callsPerMinute: 0 } });
});
afterAll(() => shop.close());

const limited = routes.filter(({ hourlyLimit }) => hourlyLimit !== undefined);

function shortestFields(operationId: OperationId) {
  const operation = shopContract.operation(operationId);
  return sentFields(operation, smallestRequest(shopContract, operation));
}

const project = { projectName: 'Gateway', phone: '15912345678', projectDescribe: 'Four RS-485 ports' };

describe('the hourly limit of an operation', () => {
  it.each(limited)('refuses one call more, with the wait: $operationId', async ({ operationId }) => {
    const { token, member } = await signInNewMember(shop);
    await useUpHourlyLimit(shop, operationId, member.id);
    const refused = await shop.call(operationId, shortestFields(operationId), { token, language: 'en_US' });
    expect(refused).toMatchObject({ code: codes.tooManyRequests, params: { retryAfter: 3600 } });
    expect(refused.msg).toContain('60 minutes');
    const other = await signInNewMember(shop);
    const free = await shop.call(operationId, shortestFields(operationId), { token: other.token });
    expect(free.code).not.toBe(codes.tooManyRequests);
  });

  it('is over an hour after the calls', async () => {
    const { token, member } = await signInNewMember(shop);
    await useUpHourlyLimit(shop, 'addProject', member.id);
    expect((await shop.call('addProject', project, { token })).code).toBe(codes.tooManyRequests);
    shop.clock.pass(3600);
    expect((await shop.call('addProject', project, { token })).code).toBe(codes.success);
  });

  it('still gives the first response to a repeated request', async () => {
    const { token, member } = await signInNewMember(shop);
    const idempotencyKey = keyNamed('a project at the limit');
    const first = await shop.call('addProject', project, { token, idempotencyKey });
    await useUpHourlyLimit(shop, 'addProject', member.id);
    const again = await shop.call('addProject', project, { token, idempotencyKey });
    expect(again).toMatchObject({ code: first.code, data: first.data });
  });
});
