import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { formAreas } from '#web/i18n/areas.ts';
import { MessageList } from '#web/messages/message-list.tsx';
import { closeLoginPopup, useLoginPopupOpen } from '#web/session/login-popup-store.ts';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { CustomApplyPage } from './custom-apply-page.tsx';

const user = { email: 'buyer@example.com', name: 'Wei', surname: 'Li', country: 'China' };
const path = '/api/customized/order/apply';

function Surroundings() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <output data-testid="popup">{String(useLoginPopupOpen())}</output>
      <MessageList />
    </>
  );
}

afterEach(() => {
  cleanup();
  clearSession();
  closeLoginPopup();
  localStorage.clear();
});

const open = (answers: Answers = {}, address = '/customized/apply') =>
  renderWeb(
    <>
      <CustomApplyPage />
      <Surroundings />
    </>,
    { areas: ['customApply', ...formAreas], answers, path: address },
  );

const quote = '/customized/apply?part=ADI+AD5760BCPZ&quantity=25';
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit request' }));
const fill = () => {
  for (const [at, box] of boxes().entries()) {
    const value = /^(weight|demandQuantity)$/.test(box.name) ? '50' : ` text ${at} `;
    fireEvent.change(box, { target: { value } });
  }
};

describe('the application for a customised product', () => {
  it('asks for a quote with the part and its quantity, and sends nothing that the buyer was not asked', async () => {
    act(() => openSession({ token: 'abc', user }));
    const { sent } = await open({ [path]: { code: 0, msg: 'Success', data: 'C2026112200000001' } }, quote);
    const values = Object.fromEntries(boxes().map(({ name, value }) => [name, value]));
    expect(values).toEqual({
      productName: 'ADI AD5760BCPZ',
      demandQuantity: '25',
      deliveryCycle: '',
      detailedDescription: expect.stringContaining('ADI AD5760BCPZ'),
      receivingUser: '',
      receivingPhone: '',
      receivingAddress: '',
    });
    fill();
    submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    const fields = [...(sent[0]?.fields.keys() ?? [])];
    expect(
      fields.filter((name) => /^(weight|.*Requirements?|quality.*|.*Mode|.*Environment)$/.test(name)),
    ).toEqual([]);
    expect(fields).toEqual(expect.arrayContaining([...Object.keys(values), 'quotedPart']));
    expect(sent[0]?.fields.get('quotedPart')).toBe('ADI AD5760BCPZ');
  });

  it('keeps the words of an application and of each quote apart', async () => {
    const application = await open();
    const name = screen.getByRole('textbox', { name: /Product name/ });
    fireEvent.change(name, { target: { value: 'Power module' } });
    application.unmount();
    const asked = await open({}, quote);
    expect(boxes()[0]).toHaveValue('ADI AD5760BCPZ');
    fireEvent.change(screen.getByRole('textbox', { name: /Delivery time/ }), { target: { value: 'March' } });
    asked.unmount();
    const other = await open({}, '/customized/apply?part=TI+LM358');
    expect(screen.getByRole('textbox', { name: /Delivery time/ })).toHaveValue('');
    other.unmount();
    const again = await open({}, '/customized/apply?part=ADI+AD5760BCPZ&quantity=50');
    expect(screen.getByRole('textbox', { name: /Delivery time/ })).toHaveValue('March');
    expect(screen.getByRole('textbox', { name: /Quantity/ })).toHaveValue('50');
    again.unmount();
    await open();
    expect(boxes()[0]).toHaveValue('Power module');
  });

  it('has thirteen short fields and a long one, all required, with their limits', async () => {
    await open();
    for (const box of boxes()) fireEvent.change(box, { target: { value: '👍'.repeat(2001) } });
    const limits = boxes().map(({ value }) => [...value].length);
    for (const box of boxes()) fireEvent.change(box, { target: { value: '' } });
    expect(limits.filter((limit) => limit === 100)).toHaveLength(13);
    expect(limits.filter((limit) => limit === 2000)).toHaveLength(1);
    submit();
    expect(boxes().every((box) => box.getAttribute('aria-invalid') === 'true')).toBe(true);
    expect(boxes()[0]).toHaveFocus();
    expect(screen.getByLabelText('Attachment')).not.toHaveAttribute('aria-invalid');
  });

  it('is sent once and trimmed, leads to the new order, and is forgotten', async () => {
    act(() => openSession({ token: 'abc', user }));
    const { sent } = await open({ [path]: { code: 0, msg: 'Success', data: 'C2026112200000001' } });
    fill();
    submit();
    submit();
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(
        '/order/orderDetail?id=C2026112200000001&type=1',
      ),
    );
    expect(screen.getByText('Submitted successfully').parentElement).toHaveRole('status');
    const calls = sent.filter((call) => call.path === path);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.fields.get('productName')).toBe('text 0');
    expect(calls[0]?.fields.has('annexFile')).toBe(false);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('asks a visitor to sign in and gives the words to the member who then signs in', async () => {
    const visitor = await open();
    fill();
    submit();
    await waitFor(() => expect(screen.getByTestId('popup')).toHaveTextContent('true'));
    expect(visitor.sent).toEqual([]);
    visitor.unmount();
    act(() => openSession({ token: 'abc', user }));
    const member = await open();
    expect(boxes()[0]).toHaveValue(' text 0 ');
    member.unmount();
    act(() => openSession({ token: 'def', user: { ...user, email: 'other@example.com' } }));
    await open();
    expect(boxes()[0]).toHaveValue('');
  });

  it('keeps everything and says why when the shop refuses', async () => {
    act(() => openSession({ token: 'abc', user }));
    await open({ [path]: { code: codes.notFound, msg: 'The file is gone' } });
    fill();
    submit();
    expect(await screen.findByText('The request could not be submitted: The file is gone')).toBeVisible();
    expect(boxes()[0]).toHaveValue(' text 0 ');
  });
});
