import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { formAreas } from '#web/i18n/areas.ts';
import { type AddressFields, AddressForm } from './address-form.tsx';

const tree = {
  code: 0,
  msg: '',
  data: [
    {
      name: 'China',
      children: [{ name: 'Guangdong', children: [{ name: 'Shenzhen' }, { name: 'Guangzhou' }] }],
    },
    { name: 'Monaco' },
  ],
};

const address: AddressFields = {
  mechanismName: 'Blue Sky',
  contacts: 'Jane Miller',
  country: 'China,Guangdong,Shenzhen',
  address: '1 Keji Road',
  zipCode: '518000',
  contactPhone: '13800138000',
};

async function open(initial?: AddressFields, answer: object = tree) {
  const send = vi.fn();
  await renderWeb(<AddressForm {...(initial ? { initial } : {})} onSubmit={send} />, {
    areas: formAreas,
    answers: { '/open/linkage/tree': answer },
  });
  return send;
}

const list = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const choose = (label: string, value: string) => fireEvent.change(list(label), { target: { value } });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save address' }));

function fillAllButTheRegion(): void {
  type('Company', 'Blue Sky');
  type('Contact person', 'Jane Miller');
  type('Street address', '1 Keji Road');
  type('Postal code', '518000');
  type('Contact phone', '13800138000');
}

afterEach(cleanup);

describe('the form of an address', () => {
  it('takes a region level by level and sends its path', async () => {
    const send = await open();
    await screen.findByRole('option', { name: 'China' });
    fillAllButTheRegion();
    choose('Region', 'China');
    choose('Province or state', 'Guangdong');
    choose('City', 'Shenzhen');
    save();
    await waitFor(() => expect(send).toHaveBeenCalledWith(address));
  });

  it('takes a country that has no parts', async () => {
    const send = await open();
    await screen.findByRole('option', { name: 'Monaco' });
    fillAllButTheRegion();
    choose('Region', 'Monaco');
    expect(screen.queryByLabelText('Province or state')).toBeNull();
    save();
    await waitFor(() => expect(send).toHaveBeenCalledWith({ ...address, country: 'Monaco' }));
  });

  it('asks for the level that is missing and leads to it', async () => {
    const send = await open();
    await screen.findByRole('option', { name: 'China' });
    fillAllButTheRegion();
    choose('Region', 'China');
    save();
    await waitFor(() => expect(document.activeElement).toBe(list('Province or state')));
    expect(screen.getByText('Region is required')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it('begins with the address to change, and drops lower levels when a higher one changes', async () => {
    const send = await open(address);
    await waitFor(() => expect(list('City').value).toBe('Shenzhen'));
    choose('Region', 'Monaco');
    expect(screen.queryByLabelText('City')).toBeNull();
    save();
    await waitFor(() => expect(send).toHaveBeenCalledWith({ ...address, country: 'Monaco' }));
  });

  it('keeps a region that is written in the other language until another is chosen', async () => {
    const send = await open({ ...address, country: '中国,广东,深圳' });
    await screen.findByRole('option', { name: 'China' });
    expect(list('Region').value).toBe('中国,广东,深圳');
    save();
    await waitFor(() => expect(send).toHaveBeenCalledWith({ ...address, country: '中国,广东,深圳' }));
  });

  it('says that the regions could not be loaded and tries again', async () => {
    let answer: object = { code: 5002, msg: 'Unavailable' };
    await open(undefined, () => answer);
    await screen.findByText('The list of regions could not be loaded');
    answer = tree;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('option', { name: 'China' });
  });
});
