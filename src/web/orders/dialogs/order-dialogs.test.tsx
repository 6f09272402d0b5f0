import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { formAreas } from '#web/i18n/areas.ts';
import type { LazyPart } from '#web/lazy-part.tsx';
import { ShownPart } from '#web/lazy-part.tsx';
import { afterSalesDialog, contractDialog, invoiceDialog } from './order-dialog-parts.ts';
import type { OrderDialogProps } from './order-dialog-props.ts';

const standard = 'P2026112000000001';
const customised = 'C2026111500000001';
const done = { code: 0, msg: '' };

async function open(part: LazyPart<OrderDialogProps>, orderNo: string, answers: Answers) {
  const calls = { orderNo, onClose: vi.fn(), onDone: vi.fn() };
  const view = await renderWeb(<ShownPart part={part} with={calls} />, {
    areas: ['orderDialogs', ...formAreas],
    answers,
  });
  await screen.findByRole('button', { name: 'Cancel' });
  return { ...view, ...calls };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fieldsSent = (sent: readonly { path: string; fields: URLSearchParams }[], path: string) =>
  sent.filter((call) => call.path === path).map(({ fields }) => Object.fromEntries(fields));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('the after-sales dialog', () => {
  const path = '/api/back/service/add';

  it('requires type and description, and sends them with the kind of the order', async () => {
    const { sent, onDone } = await open(afterSalesDialog, customised, { [path]: done });
    press('Send request');
    expect(await screen.findByText('After-sales type is required')).toBeVisible();
    expect(screen.getByText('Description is required')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Return' })).toHaveFocus());
    fireEvent.click(screen.getByRole('radio', { name: 'Exchange' }));
    type('Description', ' Two pins are bent ');
    press('Send request');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(fieldsSent(sent, path)).toEqual([
      {
        orderType: '2',
        orderNo: customised,
        questionContent: 'Two pins are bent',
        serviceType: '2',
        language: 'en_US',
      },
    ]);
  });
});

describe('the invoice dialog', () => {
  const apply = '/api/invoice/apply';
  const info = {
    name: 'Blue Sky',
    num: '91440300MA5EXAMPLE',
    city: '1 Keji Road',
    tel: '075512345678',
    kfhmc: 'Bank of China',
    kfhzh: '6216610000000000000',
  };
  const latest = {
    ...done,
    data: {
      id: 9,
      orderNo: standard,
      orderType: 1,
      invoiceInfo: JSON.stringify(info),
      invoiceType: 1,
      examState: 1,
      credits: null,
      amount: null,
      amountZh: null,
      invoiceLink: null,
      createTime: '2026-11-19T01:00:00Z',
    },
  };
  const instalment = (purchaseId: number, amountState: number, invoiceFlag: number) => ({
    purchaseId,
    nameOfMoney: `Instalment ${purchaseId}`,
    amount: 120_000,
    amountZh: 860_000,
    amountState,
    headAmount: 0,
    amountTime: null,
    invoiceFlag,
  });
  const instalments = [
    instalment(71, 1, 1),
    instalment(72, 1, 0),
    instalment(73, 1, 0),
    instalment(74, 0, 0),
  ];

  it('begins with the data of the last invoice and sends them as JSON, without instalments', async () => {
    const { sent, onDone } = await open(invoiceDialog, standard, {
      '/api/invoice/list/new/one': latest,
      [apply]: done,
    });
    expect(screen.getByLabelText('Company name')).toHaveValue('Blue Sky');
    expect(screen.getByRole('radio', { name: 'Domestic' })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: 'Abroad' }));
    type('Taxpayer ID', '');
    press('Apply');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const [{ invoiceInfo = '', ...fields } = {}] = fieldsSent(sent, apply);
    const { num: _, ...others } = info;
    expect(JSON.parse(invoiceInfo)).toEqual(others);
    expect(fields).toEqual({ orderNo: standard, orderType: '1', invoiceType: '2', language: 'en_US' });
  });

  it('says what is missing of each field of the first application', async () => {
    await open(invoiceDialog, standard, { '/api/invoice/list/new/one': done });
    press('Apply');
    expect(await screen.findByText('Billing type is required')).toBeVisible();
    for (const field of ['Company name', 'Address', 'Phone', 'Bank name', 'Bank account'])
      expect(screen.getByText(`${field} is required`)).toBeVisible();
    expect(screen.queryByText('Taxpayer ID is required')).toBeNull();
  });

  it('needs a ticked instalment of a customised order, offers those that are paid and not invoiced, and shows the refusal', async () => {
    const { sent, onDone } = await open(invoiceDialog, customised, {
      '/api/invoice/list/new/one': latest,
      '/api/customized/order/amount/list': { ...done, data: instalments },
      [apply]: { code: 4023, msg: 'There is an open request already' },
    });
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    press('Apply');
    expect(await screen.findByText('Instalments are required')).toBeVisible();
    fireEvent.click(screen.getByRole('checkbox', { name: /Instalment 73/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Instalment 72/ }));
    press('Apply');
    expect(await screen.findByText('There is an open request already')).toBeVisible();
    expect(fieldsSent(sent, apply)).toMatchObject([{ customizedIds: '72,73', orderType: '2' }]);
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('the contract dialog', () => {
  const upload = '/open/upload/file';
  const record = '/api/customized/order/upload/user/contract';
  const file = (name: string, size = 0) => new File(['%PDF-1.4', new Uint8Array(size)], name);
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText(/Contract file/), { target: { files } });

  it('sends the file and then its name and path', async () => {
    const { sent, onDone } = await open(contractDialog, customised, {
      [upload]: { ...done, data: '/files/u/1.pdf' },
      [record]: done,
    });
    choose(file('Contract, signed.pdf'));
    expect(await screen.findByText('Contract_ signed.pdf')).toBeVisible();
    press('Send contract');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(fieldsSent(sent, record)).toEqual([
      { orderNo: customised, contractLink: 'Contract_ signed.pdf,/files/u/1.pdf', language: 'en_US' },
    ]);
  });

  it('refuses in words several files, another type, another content and a file that is too large, and sends none of them', async () => {
    const { sent } = await open(contractDialog, standard, {});
    choose(file('a.pdf'), file('b.pdf'));
    expect(await screen.findByText('Only one file is allowed')).toBeVisible();
    choose(file('a.exe'));
    expect(await screen.findByText(/Files of this type cannot be uploaded/)).toBeVisible();
    choose(new File([], 'a.pdf'));
    expect(await screen.findByText(/The file is empty/)).toBeVisible();
    choose(file('a.docx'));
    expect(await screen.findByText(/does not match its name/)).toBeVisible();
    choose(file('a.pdf', 5 * 1024 * 1024 + 1));
    expect(await screen.findByText(/The file is larger than 5 MB/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('says that no contract was uploaded when it is sent without one', async () => {
    await open(contractDialog, standard, {});
    press('Send contract');
    expect(await screen.findByText('Contract file not uploaded')).toBeVisible();
  });

  it('waits for the upload, says why one failed, and can be cancelled', async () => {
    let answer: (value: object) => void = () => {};
    const { sent } = await open(contractDialog, standard, {
      [upload]: () =>
        new Promise<object>((resolve) => {
          answer = resolve;
        }),
    });
    choose(file('a.pdf'));
    await screen.findByRole('progressbar', { name: 'Uploading a.pdf' });
    press('Send contract');
    expect(await screen.findByText('Please wait until the file is uploaded')).toBeVisible();
    press('Cancel upload');
    expect(await screen.findByText('Contract file not uploaded')).toBeVisible();
    choose(file('a.pdf'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(screen.getByRole('progressbar', { name: 'Uploading a.pdf' })).toBeVisible();
    answer({ code: 4020, msg: 'This type of file is not taken' });
    expect(await screen.findByText('This type of file is not taken')).toBeVisible();
  });
});
