import { expect, it } from 'vitest';
import { isControlled } from './controlled-page.ts';

function workers(state: ServiceWorkerState, controller: object | null) {
  const active = Object.assign(new EventTarget(), { state });
  const container = { ready: Promise.resolve({ active }), controller };
  return {
    active,
    // The two members that the code under test uses.
    container: container as unknown as ServiceWorkerContainer & { controller: object | null },
  };
}

it('knows a page that its worker controls', async () => {
  expect(await isControlled(workers('activated', {}).container)).toBe(true);
});

it('knows a page that an active worker has not taken', async () => {
  expect(await isControlled(workers('activated', null).container)).toBe(false);
});

it('waits until a new worker has claimed the page', async () => {
  const { active, container } = workers('activating', null);
  const controlled = isControlled(container);
  await Promise.resolve();
  Object.assign(container, { controller: active });
  await container.ready;
  active.dispatchEvent(new Event('statechange'));
  expect(await controlled).toBe(true);
});
