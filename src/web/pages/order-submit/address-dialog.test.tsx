import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { button, ok, open } from '#tests/support/order-page.tsx';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { dismissMessage, useMessages } from '#web/toasts/message-store.ts';

const fields = {
  mechanismName: 'Blue Sky Electronics Inc.',
  contacts: 'Jane Miller',
  country: 'China,Guangdong,Shenzhen',
  address: '1 Keji Road',
  zipCode: '518057',
  contactPhone: '13800138000',
};
const labels = {
  Company: fields.mechanismName,
  'Contact person': fields.contacts,
  'Street address': fields.address,
  'Postal code': fields.zipCode,
  'Contact phone': fields.contactPhone,
};
const regions = [{ name: 'China', children: [{ name: 'Guangdong', children: [{ name: 'Shenzhen' }] }] }];

function Messages() {
  const messages = useMessages();
  return (
    <ul aria-label="Messages">
      {messages.map(({ id, tone, text }) => (
        <li key={id}>
          <button type="button" onClick={() => dismissMessage(id)}>
            {`${tone}: ${text}`}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A shop whose member has the addresses that were sent so far. */
function addressBook(first: readonly object[] = []) {
  const addresses: object[] = [...first];
  return {
    '/open/linkage/tree': { ...ok, data: regions },
    '/api/address/list': () => ({
      ...ok,
      data: [...addresses],
      params: { totalDataCounts: addresses.length },
    }),
    '/api/address/add': (sent: URLSearchParams) => {
      addresses.push({ ...Object.fromEntries(sent), addressId: addresses.length + 1, defaultState: 0 });
      return ok;
    },
    '/api/address/edit': ok,
  };
}

/** The form comes in a chunk of its own. */
const form = () => screen.findByRole('dialog');

async function fill() {
  await form();
  for (const [label, value] of Object.entries(labels))
    fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`)), { target: { value } });
  for (const name of fields.country.split(',')) {
    const [last = document.body] = (await screen.findAllByRole('combobox')).toReversed();
    await waitFor(() => expect(within(last).getByText(name)).toBeVisible());
    fireEvent.change(last, { target: { value: name } });
  }
}

beforeEach(() => {
  openSession({ token: 'abc', user: { email: 'a@b.example', name: 'A', surname: 'B', country: 'CN' } });
});

afterEach(() => {
  for (const message of within(screen.getByRole('list', { name: 'Messages' })).queryAllByRole('button'))
    fireEvent.click(message);
  cleanup();
  clearSession();
});

describe('an address on the order page', () => {
  it('is sent only after it was confirmed; declining loses nothing', async () => {
    const { sentTo } = await open(addressBook(), undefined, <Messages />);
    fireEvent.click(await button('Add an address'));
    await fill();
    fireEvent.click(await button('Save address'));
    fireEvent.click(await button('Back to the form'));
    expect(await button('warning: Cancelled')).toBeVisible();
    expect(sentTo('/api/address/add')).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>(/^Street address/).value).toBe(fields.address);
    fireEvent.click(await button('Save address'));
    fireEvent.click(await button('Submit'));
    expect(await button('success: Address submitted')).toBeVisible();
    expect(Object.fromEntries(sentTo('/api/address/add')[0]?.fields ?? [])).toMatchObject(fields);
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /Jane Miller/ });
    await waitFor(() => expect(radio.checked).toBe(true));
    expect(document.activeElement).toBe(radio);
  });

  it('is changed with its number, and a refusal keeps the form open', async () => {
    const book = addressBook([{ ...fields, addressId: 5, defaultState: 1 }]);
    let refused = true;
    const { sentTo } = await open(
      { ...book, '/api/address/edit': () => (refused ? { code: codes.notFound, msg: 'It is gone' } : ok) },
      undefined,
      <Messages />,
    );
    fireEvent.click(await button('Edit the address of Jane Miller'));
    await form();
    fireEvent.change(await screen.findByLabelText(/^Contact person/), { target: { value: 'John Smith' } });
    fireEvent.click(await button('Save address'));
    fireEvent.click(await button('Submit'));
    expect(await screen.findByText('It is gone')).toBeVisible();
    refused = false;
    fireEvent.click(await button('Save address'));
    fireEvent.click(await button('Submit'));
    expect(await button('success: Address submitted')).toBeVisible();
    const sent = Object.fromEntries(sentTo('/api/address/edit').at(-1)?.fields ?? []);
    expect(sent).toMatchObject({ ...fields, addressId: '5', contacts: 'John Smith' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
