import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nextBeijingDay } from '#domain/beijing-day.ts';
import { dismissMessages, MessageTexts } from '#tests/support/message-texts.tsx';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { RemoteSupportPage } from './remote-support-page.tsx';

const ok = { code: 0, msg: '' };
const paths = {
  list: '/api/remote/support/remoteSupportList',
  add: '/api/remote/support/addRemoteSupport',
  edit: '/api/remote/support/editRemoteSupport',
  cancel: '/api/remote/support/cancelRemoteSupport',
  types: '/api/remote/support/ctype/list',
};

beforeEach(() => {
  openSession({ token: 'abc', user: { email: 'buyer@example.com', name: '', surname: '', country: '' } });
});

afterEach(() => {
  dismissMessages();
  cleanup();
  clearSession();
  sessionStorage.clear();
});

const request = (auditStatus: number, changes = {}) => ({
  supportId: 7,
  remark1: 'Noise',
  communication: 2,
  communicationRemark: '0755-1234',
  scheduled: '2026-12-24',
  languageType: 1,
  remark: 'Four layers of copper',
  auditStatus,
  ...changes,
});
const types = { ...ok, data: [{ value: 2, label: 'By telephone' }] };

async function open(requests: object[], answers: Answers = {}) {
  const list = () => ({ ...ok, data: requests, params: { totalDataCounts: requests.length } });
  const page = (
    <>
      <RemoteSupportPage />
      <MessageTexts />
    </>
  );
  const view = await renderWeb(page, {
    areas: ['member', 'remoteSupport', 'forms', 'described'],
    answers: { [paths.list]: list, [paths.types]: types, ...answers },
  });
  return { sentTo: (calledPath: string) => view.sent.filter((call) => call.path === calledPath) };
}

const row = async () => within((await screen.findByText('Noise')).closest('tr') ?? document.body);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const options = async () =>
  [...(await screen.findByLabelText<HTMLSelectElement>('Contact method')).options]
    .map(({ text }) => text)
    .filter((text) => text !== 'Please choose');

describe('the list of requests', () => {
  it.each([
    [0, 'Pending', ['Edit', 'Cancel']],
    [1, 'Accepted', ['Cancel']],
    [2, 'Completed', []],
    [3, 'Cancelled', []],
    [8, 'Cancelled', []],
  ])('offers in state %i, shown as %s, the actions %j', async (state, label, names) => {
    await open([request(state)]);
    const group = (await row()).getByRole('group', { name: 'Actions for the request “Noise”' });
    expect((await row()).getByText(label)).toBeVisible();
    expect(
      within(group)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(names);
  });

  it('shows long texts cut short, the day, the language and how to talk', async () => {
    await open([request(1, { languageType: 5 })]);
    const found = await row();
    expect(await found.findByText('By telephone')).toBeVisible();
    expect(found.getByText('2026-12-24')).toBeVisible();
    expect(found.getByText('English')).toBeVisible();
    const cut = found.getByTitle('Four layers of copper');
    expect(cut).toHaveTextContent('Four layer…');
    fireEvent.click(cut);
    expect(found.getByText('Four layers of copper')).toBeVisible();
  });

  it('cancels a request after a question and is read again', async () => {
    const { sentTo } = await open([request(1)], { [paths.cancel]: ok });
    fireEvent.click((await row()).getByRole('button', { name: 'Cancel: Noise' }));
    press('Cancel the request');
    expect(await screen.findByText('success: Cancellation succeeded')).toBeVisible();
    expect(sentTo(paths.cancel)[0]?.fields.get('supportId')).toBe('7');
    await waitFor(() => expect(sentTo(paths.list)).toHaveLength(2));
  });
});

describe('the form of a request', () => {
  it('names every empty field in a warning', async () => {
    const { sentTo } = await open([request(0)]);
    press('Book support');
    await type('Question', 'Noise of the converter');
    press('Submit');
    const missing = 'Contact method, Contact details, Appointment date, Language, Remarks';
    expect(await screen.findByText(`warning: Please fill in: ${missing}`)).toBeVisible();
    expect(sentTo(paths.add)).toEqual([]);
  });

  it('takes the day after today in Beijing and no earlier one', async () => {
    const { sentTo } = await open([], { [paths.edit]: ok, [paths.add]: ok });
    fireEvent.click(screen.getAllByRole('button', { name: 'Book support' })[0] ?? document.body);
    await type('Question', 'Noise');
    await waitFor(async () => expect(await options()).toEqual(['By telephone']));
    fireEvent.change(await field('Contact method'), { target: { value: '0' } });
    await type('Contact details', '13800138000');
    fireEvent.click(screen.getByRole('radio', { name: 'English' }));
    await type('Remarks', 'None');
    const tomorrow = nextBeijingDay(new Date());
    expect(await field('Appointment date')).toHaveAttribute('min', tomorrow);
    const before = new Date(Date.parse(tomorrow) - 86_400_000).toISOString().slice(0, 10);
    await type('Appointment date', before);
    press('Submit');
    expect(await screen.findByText('Appointment date must be after today')).toBeVisible();
    const later = new Date(Date.parse(tomorrow) + 86_400_000).toISOString().slice(0, 10);
    await type('Appointment date', later);
    press('Submit');
    expect(await screen.findByText('success: Support booked')).toBeVisible();
    expect(Object.fromEntries(sentTo(paths.add)[0]?.fields ?? [])).toMatchObject({
      scheduled: later,
      communication: '2',
      languageType: '2',
    });
  });

  it('offers the communication types that the shop returns', async () => {
    await open([request(0)]);
    press('Book support');
    await waitFor(async () => expect(await options()).toEqual(['By telephone']));
  });

  it.each([
    ['returns none', { ...ok, data: [] }],
    ['fails', { code: 5001, msg: 'Broken' }],
  ])('offers video, phone and other when the call %s', async (_, answer) => {
    const { sentTo } = await open([request(0)], { [paths.types]: answer });
    press('Book support');
    await waitFor(() => expect(sentTo(paths.types)).not.toEqual([]));
    expect(await options()).toEqual(['Video', 'Phone', 'Other']);
    expect(screen.queryByText('danger: Broken')).toBeNull();
  });

  it('starts with the request that is edited', async () => {
    const { sentTo } = await open([request(0, { scheduled: '2099-01-01' })], { [paths.edit]: ok });
    fireEvent.click((await row()).getByRole('button', { name: 'Edit: Noise' }));
    expect(await field('Appointment date')).toHaveValue('2099-01-01');
    await type('Contact details', 'Zoom');
    press('Submit');
    expect(await screen.findByText('success: Support request updated')).toBeVisible();
    expect(Object.fromEntries(sentTo(paths.edit)[0]?.fields ?? [])).toMatchObject({
      supportId: '7',
      remark1: 'Noise',
      communicationRemark: 'Zoom',
      languageType: '1',
    });
  });
});
