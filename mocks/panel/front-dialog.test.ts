// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import { stayInFront } from './front-dialog.ts';

it('moves into the open dialog, and back when the dialog closes or is removed', async () => {
  const host = document.createElement('aside');
  stayInFront(host);
  expect(host.parentElement).toBe(document.body);
  const [behind, front] = [document.createElement('dialog'), document.createElement('dialog')];
  document.body.append(behind, front);
  behind.setAttribute('open', '');
  await vi.waitFor(() => expect(host.parentElement).toBe(behind), patience);
  front.setAttribute('open', '');
  await vi.waitFor(() => expect(host.parentElement).toBe(front), patience);
  front.removeAttribute('open');
  await vi.waitFor(() => expect(host.parentElement).toBe(behind), patience);
  behind.remove();
  await vi.waitFor(() => expect(host.parentElement).toBe(document.body), patience);
  host.remove();
  front.setAttribute('open', '');
  await vi.waitFor(() => expect(front.open).toBe(true), patience);
  expect(host.parentElement).toBeNull();
});
