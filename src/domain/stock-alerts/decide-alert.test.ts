import { describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import {
  type AlertFacts,
  type Asking,
  alertAddress,
  decideAlert,
  forgottenAlerts,
  isAlertDue,
} from './decide-alert.ts';

const part = { startBuy: 100, orderMultiple: 100, stock: 99 };
const visitor = { memberEmail: undefined, email: 'a@example.com' };

const unlimited = { addressWait: 0, mailboxWait: 0 };

/** The end of a decision whose facts are all known. */
function decide(facts: AlertFacts, asking: Asking) {
  return decideAlert(asking)(facts);
}

describe('a request for a mail', () => {
  it('is taken while the stock does not fill the smallest order', () => {
    const decideFor = (product: AlertFacts['product']) => decide({ ...unlimited, product }, visitor);
    expect(decideFor(part)).toEqual({ decision: { ok: true } });
    expect(decideFor({ ...part, stock: 100 })).toMatchObject({ decision: { code: 'notOffered' } });
    expect(decideFor({ ...part, withdrawn: true })).toMatchObject({ decision: { code: 'productWithdrawn' } });
    expect(decideFor(undefined)).toMatchObject({ decision: { code: 'notFound' } });
  });

  it('goes to the account of a member and needs the address of a visitor', () => {
    const member = { memberEmail: 'member@example.com', email: 'other@example.com' };
    expect(alertAddress(member)?.to).toBe('member@example.com');
    expect(alertAddress({ ...visitor, email: ' A@Example.com ' })?.mailbox).toBe('a@example.com');
    const fields = [{ field: 'email', rule: 'required' }];
    expect(decide({ ...unlimited, product: part }, { ...visitor, email: undefined })).toMatchObject({
      decision: { code: 'fieldRefused', params: { fields } },
    });
  });

  it('of a visitor is limited by address and then by mailbox, one of a member is not', () => {
    const asked = decideAlert(visitor);
    expect(asked({})).toEqual({ next: 'product' });
    expect(asked({ product: part })).toEqual({ next: 'addressWait' });
    expect(asked({ product: part, addressWait: 60 })).toMatchObject({
      decision: { code: 'tooManyRequests' },
    });
    expect(asked({ product: part, addressWait: 0 })).toEqual({ next: 'mailboxWait' });
    const member = decideAlert({ ...visitor, memberEmail: 'member@example.com' });
    expect(member({ product: part })).toEqual({ decision: { ok: true } });
  });

  it('is due once the stock fills an order of a product that is still sold', () => {
    expect(isAlertDue(part)).toBe(false);
    expect(isAlertDue({ ...part, stock: 100 })).toBe(true);
    expect(isAlertDue({ ...part, stock: 100, withdrawn: true })).toBe(false);
  });
});

describe('the requests of one mailbox', () => {
  const most = constants.stockAlertsMax;
  const waiting = Array.from({ length: most + 2 }, (_, id) => ({ id, isConfirmed: false }));

  it('are forgotten beyond the latest ones', () => {
    expect(forgottenAlerts(waiting, { byOwner: true }).map(({ id }) => id)).toEqual([most, most + 1]);
  });

  it('stay once they are confirmed, however many a stranger adds', () => {
    const oldest = { id: -1, isConfirmed: true };
    expect(forgottenAlerts([...waiting, oldest], { byOwner: false })).not.toContain(oldest);
    expect(forgottenAlerts([...waiting, oldest], { byOwner: true })).toContain(oldest);
  });
});
