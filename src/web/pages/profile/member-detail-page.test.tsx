import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { formAreas } from '#web/i18n/areas.ts';
import type { Language } from '#web/i18n/language.ts';
import { clearSession, currentSession, openSession } from '#web/session/session-store.ts';
import { MemberDetailPage } from './member-detail-page.tsx';

const member = {
  email: 'old@example.com',
  name: 'Anna',
  surname: 'Berg',
  country: 'Germany',
  provinces: 'Bayern',
  mechanismName: 'Berg GmbH',
  phone: '4989123456',
  grade: '2',
};
const grades = [{ dictValue: '2', dictLabel: 'Silver member' }];

async function open(search: string, options: { language?: Language; hasPayPassword?: boolean } = {}) {
  const { language = 'en_US', hasPayPassword = false } = options;
  return renderWeb(<MemberDetailPage />, {
    path: `/memberCenterDetail${search}`,
    language,
    areas: ['member', 'profile', ...formAreas],
    answers: {
      '/api/user/getUserAll': { code: 0, msg: '', data: member, params: { grades } },
      '/api/user/updateUser': { code: 0, msg: '' },
      '/api/account/getAccountAll': {
        code: 0,
        msg: '',
        data: { accountBalance: 0, balanceUs: 0, integralBalance: 0, payPassword: hasPayPassword },
      },
      '/open/linkage/tree': { code: 0, msg: '', data: [{ name: 'Germany', children: [{ name: 'Bayern' }] }] },
    },
  });
}

const names = () => screen.getAllByRole('textbox').map((control) => control.getAttribute('name'));

beforeEach(() => {
  openSession({ token: 'token', user: { email: 'anna@example.com', name: '', surname: '', country: '' } });
});
afterEach(() => {
  cleanup();
  clearSession();
});

describe('the personal data of a member', () => {
  it('show the e-mail of the session and the label of the grade', async () => {
    await open('');
    expect(await screen.findByText('Silver member')).toBeVisible();
    expect(screen.getByText('anna@example.com')).toBeVisible();
    const phone = screen.getByLabelText(/^Telephone/);
    fireEvent.change(phone, { target: { value: '138001380001' } });
    expect(phone).toHaveValue('13800138000');
  });

  it.each([
    ['zh_CN', ['surname', 'name']],
    ['en_US', ['name', 'surname']],
  ] as const)('begin with the names in the order of %s', async (language, order) => {
    await open('?i=0', { language });
    await screen.findByText('Silver member');
    expect(names().slice(0, 2)).toEqual(order);
  });

  it('keep what was typed while the member looks at another page, and can be started again', async () => {
    const before = await open('?i=0');
    fireEvent.change(await screen.findByLabelText(/^First name/), { target: { value: 'Eva' } });
    before.unmount();
    await open('?i=0');
    const name = await screen.findByLabelText(/^First name/);
    expect(name).toHaveValue('Eva');
    fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(name).toHaveValue('Anna');
  });

  it('are not saved without a name, and change the greeting when they are', async () => {
    const { sent } = await open('?i=0');
    const name = await screen.findByLabelText(/^First name/);
    fireEvent.change(name, { target: { value: ' ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('First name is required');
    fireEvent.change(name, { target: { value: 'Eva' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(currentSession()?.user.name).toBe('Eva'));
    const saved = sent.find(({ path }) => path === '/api/user/updateUser');
    expect(saved?.fields.get('surname')).toBe('Berg');
    expect(saved?.fields.has('headImage')).toBe(false);
  });
});

describe('the payment password', () => {
  it.each([
    [false, 'Set password', ['mail', 'code']],
    [true, 'Change password', ['mail', 'code']],
  ])('is set or changed, depending on the account: %s', async (hasPayPassword, button, fields) => {
    await open('?i=3', { hasPayPassword });
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
    expect(names()).toEqual(fields);
    expect(screen.getByLabelText(/^Account e-mail/)).toHaveValue('anna@example.com');
    expect(screen.queryByLabelText(/^Current payment password/) !== null).toBe(hasPayPassword);
  });

  it('asks for an e-mail and makes no call when the session has none', async () => {
    openSession({ token: 'token', user: { email: '', name: '', surname: '', country: '' } });
    const { sent } = await open('?i=3');
    fireEvent.click(await screen.findByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Please enter e-mail')).toBeVisible();
    expect(sent.some(({ path }) => path === '/api/account/sendMail')).toBe(false);
  });
});

describe('the tab of the address', () => {
  it('is the first one when the address names none', async () => {
    await open('?i=9');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Personal data');
    await screen.findByText('Silver member');
  });
});
