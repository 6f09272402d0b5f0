import { describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { decideAlert, forgottenAlerts, isAlertDue } from './decide-alert.ts';

const part = { startBuy: 100, orderMultiple: 100, stock: 99 };
const visitor = { memberEmail: undefined, email: 'a@example.com' };

describe('a request for a mail', () => {
  it('is taken while the stock does not fill the smallest order', () => {
    expect(decideAlert(part, visitor)).toEqual({ ok: true, email: 'a@example.com' });
    expect(decideAlert({ ...part, stock: 100 }, visitor)).toEqual({ ok: false, code: 'notOffered' });
    expect(decideAlert({ ...part, withdrawn: true }, visitor)).toMatchObject({ code: 'productWithdrawn' });
  });

  it('goes to the account of a member and needs the address of a visitor', () => {
    const member = { memberEmail: 'member@example.com', email: 'other@example.com' };
    expect(decideAlert(part, member)).toEqual({ ok: true, email: 'member@example.com' });
    expect(decideAlert(part, { ...visitor, email: undefined })).toMatchObject({
      code: 'fieldRefused',
      params: { fields: [{ field: 'email', rule: 'required' }] },
    });
  });

  it('is due once the stock fills an order of a product that is still sold', () => {
    expect(isAlertDue(part)).toBe(false);
    expect(isAlertDue({ ...part, stock: 100 })).toBe(true);
    expect(isAlertDue({ ...part, stock: 100, withdrawn: true })).toBe(false);
  });
});

describe('the requests of one mailbox', () => {
  const most = constants.stockAlertsMax;
  const ofVisitors = Array.from({ length: most + 2 }, (_, id) => ({ id, ofMember: false }));

  it('are forgotten beyond the latest ones', () => {
    expect(forgottenAlerts(ofVisitors, { byMember: true }).map(({ id }) => id)).toEqual([most, most + 1]);
  });

  it('of a member stay, however many a visitor adds', () => {
    const oldest = { id: -1, ofMember: true };
    expect(forgottenAlerts([...ofVisitors, oldest], { byMember: false })).not.toContain(oldest);
    expect(forgottenAlerts([...ofVisitors, oldest], { byMember: true })).toContain(oldest);
  });
});
