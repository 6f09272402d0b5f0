// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { call } from './mutator.ts';

vi.mock('./exchange.ts', () => {
  throw new Error('offline');
});

const request = { operation: 'listProducts', url: '/open/goods', method: 'GET' } as const;

it('fails as the network does when what makes calls cannot be loaded, silently where the call is silent', async () => {
  await expect(call(request)).rejects.toMatchObject({ name: 'NetworkError', silent: false });
  await expect(call(request, { silent: true })).rejects.toMatchObject({ name: 'NetworkError', silent: true });
});
