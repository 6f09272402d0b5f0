import { expect, it } from 'vitest';
import { routes } from '#generated/server/routes.ts';
import { isReplicaRead } from './replica-reads.ts';

it('A replica serves no operation that changes data.', () => {
  const served = routes.filter(({ operationId }) => isReplicaRead(operationId));
  expect(served.filter(({ keyed }) => keyed).map(({ operationId }) => operationId)).toEqual([]);
  expect(served.length).toBeGreaterThan(20);
});
