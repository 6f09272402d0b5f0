import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { formAreas } from '#web/i18n/areas.ts';
import { readInvoiceDraft } from '#web/invoice/invoice-draft.ts';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { InvoiceDataForm } from './invoice-data-form.tsx';

const owner = 'buyer@example.com';

beforeEach(() => {
  openSession({ token: 'abc', user: { email: owner, name: '', surname: '', country: '' } });
});
afterEach(() => {
  cleanup();
  clearSession();
  localStorage.clear();
});

it('keeps the invoice data in the browser and offers to forget them at once', async () => {
  await renderWeb(<InvoiceDataForm latest={undefined} />, { areas: ['profile', ...formAreas] });
  for (const box of screen.getAllByRole('textbox')) fireEvent.change(box, { target: { value: '123456' } });
  const [type] = screen.getAllByRole('radio');
  if (type) fireEvent.click(type);
  expect(screen.queryByRole('button', { name: 'Delete saved details' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save details' }));
  await waitFor(() => expect(readInvoiceDraft(owner)?.invoiceInfo.name).toBe('123456'));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete saved details' }));
  expect(readInvoiceDraft(owner)).toBeUndefined();
});
