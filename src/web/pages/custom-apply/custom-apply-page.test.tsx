import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { formAreas } from '#web/i18n/areas.ts';
import { CustomApplyPage } from './custom-apply-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open(quantity: number): Promise<HTMLElement> {
  await renderWeb(<CustomApplyPage />, {
    path: `/custom-apply?part=NE555P&quantity=${quantity}`,
    areas: ['customApply', ...formAreas],
  });
  return screen.findByRole('textbox', { name: /quantity/i });
}

it('A quantity of the address that is newer than the draft of a quote replaces it, and nothing else of the draft.', async () => {
  const first = await open(500);
  expect(first).toHaveValue('500');
  fireEvent.change(first, { target: { value: '600' } });
  const cycle = screen.getByRole('textbox', { name: /delivery/i });
  fireEvent.change(cycle, { target: { value: 'four weeks' } });
  cleanup();

  expect(await open(500)).toHaveValue('600');
  cleanup();

  expect(await open(900)).toHaveValue('900');
  expect(screen.getByRole('textbox', { name: /delivery/i })).toHaveValue('four weeks');
});
