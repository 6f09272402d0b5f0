import { describe, expect, it } from 'vitest';
import { payTypes } from '#domain/cashier/methods.ts';
import { orderActors, orderEvents } from '#domain/orders/events.ts';
import { noticeMessageTypeValues } from '#generated/enums.ts';
import { noticeLimits } from '#generated/limits.ts';
import { newNotice } from './new-notice.ts';
import { isNoticeLink, isReadTogether, isUnread, noticeClick } from './notice.ts';
import { orderNotice } from './order-notices.ts';

const { paymentPrompt, confirmationNotice, linkJump } = noticeMessageTypeValues;
const orderNo = 'P2026112000000001';
const text = { zh: '盘点安排', en: 'Stocktaking' };

describe('a click on a notice', () => {
  it('opens the order of a payment prompt and follows a link, however often', () => {
    for (const readState of [0, 1]) {
      expect(noticeClick({ messageType: paymentPrompt, readState, orderNo })).toEqual({
        kind: 'openOrder',
        orderNo,
      });
      expect(noticeClick({ messageType: linkJump, readState, link: '/news' })).toEqual({
        kind: 'followLink',
        link: '/news',
      });
    }
  });

  it('confirms a confirmation once', () => {
    expect(noticeClick({ messageType: confirmationNotice, readState: 0 }).kind).toBe('confirm');
    expect(noticeClick({ messageType: confirmationNotice, readState: 1 }).kind).toBe('nothing');
  });

  it('does nothing where the notice leads nowhere', () => {
    expect(noticeClick({ messageType: paymentPrompt, readState: 0 }).kind).toBe('nothing');
    expect(noticeClick({ messageType: linkJump, readState: 0 }).kind).toBe('nothing');
  });
});

describe('an unread notice', () => {
  it.each([
    [-1, true],
    [0, true],
    [1, false],
  ])('has a read state of 0 or less: %i', (readState, expected) => {
    expect(isUnread({ readState })).toBe(expected);
  });

  it('is read together with all others unless it has to be confirmed', () => {
    const marked = [paymentPrompt, confirmationNotice, linkJump].map((messageType) =>
      isReadTogether({ messageType, readState: 0 }),
    );
    expect(marked).toEqual([true, false, true]);
    expect(isReadTogether({ messageType: linkJump, readState: 1 })).toBe(false);
  });
});

describe('a new notice', () => {
  it('is stored with trimmed texts and the kind of its order', () => {
    expect(newNotice({ messageType: paymentPrompt, text: { zh: ' 盘点 ', en: 'Count\n' }, orderNo })).toEqual(
      {
        ok: true,
        value: { messageType: 1, text: { zh: '盘点', en: 'Count' }, order: { orderNo, orderType: 1 } },
      },
    );
  });

  it.each([
    ['without a text', { messageType: confirmationNotice, text: { zh: '盘点', en: ' ' } }],
    ['about no order', { messageType: paymentPrompt, text }],
    [
      'about a number that is not an order’s',
      { messageType: paymentPrompt, text, orderNo: 'Z2026112000000001' },
    ],
    ['with a missing link', { messageType: linkJump, text }],
    ['with a link that runs code', { messageType: linkJump, text, link: 'javascript:alert(1)' }],
  ])('is refused %s', (_, asked) => {
    expect(newNotice(asked)).toMatchObject({ ok: false, code: 'fieldRefused' });
  });

  it('may have a text of the greatest length, and none above it', () => {
    const { maxLength } = noticeLimits.messageContent;
    const ofLength = (length: number) =>
      newNotice({ messageType: confirmationNotice, text: { zh: '字'.repeat(length), en: 'x' } }).ok;
    expect([maxLength - 1, maxLength, maxLength + 1].map(ofLength)).toEqual([true, true, false]);
  });

  it.each([
    ['/news', true],
    ['https://example.org/a', true],
    ['//example.org', false],
    ['/\\example.org', false],
    ['http://example.org', false],
    ['news', false],
  ])('may lead to %s: %s', (link, expected) => {
    expect(isNoticeLink(link)).toBe(expected);
  });
});

describe('a step of an order', () => {
  it('of the shop becomes a notice that names the order in both languages', () => {
    const notice = orderNotice({ event: orderEvents.orderShipped, by: orderActors.byShop }, orderNo);
    expect(notice).toMatchObject({ messageType: paymentPrompt, orderNo });
    expect(notice?.text.zh).toContain(orderNo);
    expect(notice?.text.en).toContain(orderNo);
  });

  it('that gives money back says how much and where to, also after a cancellation of the member', () => {
    const refunds = [
      { payType: payTypes.cardOrAlipay, amount: 11_990, state: 'pending' },
      { payType: payTypes.paypalDollars, amount: 500, state: 'credited' },
    ] as const;
    const step = { event: orderEvents.refundStarted, by: orderActors.byMember, refunds };
    const { zh = '', en = '' } = orderNotice(step, orderNo)?.text ?? {};
    expect(zh).toContain('金额：¥119.90，退回至：银行卡或支付宝（人民币）。');
    expect(zh).toContain('金额：$5.00，退回至：美元余额。');
    expect(en).toContain('Amount: ¥119.90. Paid back to: Card or Alipay (CNY).');
    expect(en).toContain('Amount: $5.00. Paid back to: USD balance.');
  });

  it('of the member becomes none', () => {
    const { orderShipped, orderCancelled } = orderEvents;
    for (const event of [orderShipped, orderCancelled])
      expect(orderNotice({ event, by: orderActors.byMember }, orderNo)).toBeUndefined();
  });
});
