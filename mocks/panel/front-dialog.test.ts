// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { stayInFront } from './front-dialog.ts';

it('goes into the dialog in front, and back when it closes or is taken away', async () => {
  const host = document.createElement('aside');
  stayInFront(host);
  expect(host.parentElement).toBe(document.body);
  const [behind, front] = [document.createElement('dialog'), document.createElement('dialog')];
  document.body.append(behind, front);
  behind.setAttribute('open', '');
  await vi.waitFor(() => expect(host.parentElement).toBe(behind));
  front.setAttribute('open', '');
  await vi.waitFor(() => expect(host.parentElement).toBe(front));
  front.removeAttribute('open');
  await vi.waitFor(() => expect(host.parentElement).toBe(behind));
  behind.remove();
  await vi.waitFor(() => expect(host.parentElement).toBe(document.body));
  host.remove();
  front.setAttribute('open', '');
  await vi.waitFor(() => expect(front.open).toBe(true));
  expect(host.parentElement).toBeNull();
});
