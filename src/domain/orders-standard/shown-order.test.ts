import { describe, expect, it } from 'vitest';
import { standardOrderProOrderStateValues as states } from '#generated/enums.ts';
import { payBefore } from '../orders/unpaid-life.ts';
import { contractOf, shownBackorder, shownPayBefore } from './shown-order.ts';

const createdAt = new Date('2026-11-18T08:00:00Z');
const order = { orderNo: 'P2026111800000001', createdAt, systemContract: null };

describe('what a standard order shows', () => {
  it('has the contract that the shop renders, unless the order is closed', () => {
    const paid = contractOf({ ...order, proOrderState: states.awaitingShipment }, 'en_US');
    expect(paid).toContain(order.orderNo);
    expect(contractOf({ ...order, proOrderState: states.closed }, 'en_US')).toBeNull();
  });

  it('keeps a contract that the shop uploaded, in every state', () => {
    const systemContract = 'Signed.pdf,/files/signed.pdf';
    expect(contractOf({ ...order, systemContract, proOrderState: states.closed }, 'zh_CN')).toBe(
      systemContract,
    );
  });

  it('says until when it can be paid while it is unpaid', () => {
    const until = payBefore(createdAt).toISOString();
    expect(shownPayBefore({ createdAt, proOrderState: states.awaitingPayment })).toEqual({
      payBefore: until,
    });
    expect(shownPayBefore({ createdAt, proOrderState: states.awaitingShipment })).toEqual({});
    expect(shownPayBefore({ createdAt, proOrderState: states.closed })).toEqual({});
  });

  it('says of a line which pieces are still to come', () => {
    const line = { backordered: 5, backorderWeeks: 2 };
    expect(shownBackorder(line, { createdAt, proOrderState: states.awaitingShipment })).toEqual({
      backordered: 5,
      backorderTime: '2026-12-02T08:00:00.000Z',
    });
    expect(shownBackorder(line, { createdAt, proOrderState: states.completed })).toEqual({});
    const inStock = { backordered: 0, backorderWeeks: null };
    expect(shownBackorder(inStock, { createdAt, proOrderState: states.awaitingShipment })).toEqual({});
  });
});
