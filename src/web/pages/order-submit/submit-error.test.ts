// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type ChargedLines, receiptInDollars } from '#domain/money/exchange.ts';
import { codes } from '#generated/constants.ts';
import { address } from '#tests/support/saved-address.ts';
import { ApiError, NetworkError } from '#web/api/api-error.ts';
import { formatAmount, formatUnitPrice } from '#web/money/format-money.ts';
import { changedFigures } from './changed-figures.ts';
import { figuresOf } from './figures.ts';
import { lineOfCart } from './order-line.ts';
import { orderRequest } from './order-request.ts';
import { isSettled, toSubmitError } from './submit-error.ts';

const terms = { discount: 9.5, maxMoney: 2000, maxIntegral: 20_000 };

function shownOrderAt(unitPrice: number, ticked: 'none' | 'points' = 'none') {
  const line = lineOfCart({
    carId: 7,
    productId: 1204,
    productNum: 'RC0603FR-074K7L',
    productDescribe: '4.7 kΩ',
    productImg: '',
    unitPrice,
    num: 100,
    startBuy: 1,
  });
  return { lines: [line], figures: figuresOf([line], ticked, terms) };
}

function sentOrderAt(unitPrice: number, ticked: 'none' | 'points' = 'none') {
  const { lines, figures } = shownOrderAt(unitPrice, ticked);
  return { request: orderRequest({ lines, figures, address, terms }), lines };
}

const sent = sentOrderAt(10);
const refusalWith = (code: number, params = {}) => new ApiError(code, 'text', { params });

describe('an attempt without an order', () => {
  it('may be sent again under its key unless the call itself refused it', () => {
    const lost = [new NetworkError('gone'), refusalWith(codes.internalError), refusalWith(codes.unavailable)];
    const atTheDoor = [
      refusalWith(codes.rateLimited),
      refusalWith(codes.sessionExpired),
      refusalWith(codes.fieldRefused),
    ];
    expect([...lost, ...atTheDoor].map(isSettled)).not.toContain(true);
    const settled = [codes.priceChanged, codes.outOfStock, codes.deliveryChanged, codes.notFound];
    expect(settled.map((code) => isSettled(refusalWith(code)))).not.toContain(false);
  });

  it.each([
    [codes.priceChanged, 'priceChanged'],
    [codes.outOfStock, 'lines'],
    [codes.deliveryChanged, 'deliveryChanged'],
    [codes.quantityRefused, 'lines'],
    [codes.productWithdrawn, 'lines'],
    [codes.insufficientPoints, 'points'],
    [codes.notFound, 'gone'],
    [codes.idempotencyConflict, 'sentBefore'],
    [codes.unavailable, 'unknown'],
    [codes.rateLimited, 'refused'],
  ])('is shown in its place for code %i: %s', (code, kind) => {
    expect(toSubmitError(refusalWith(code), sent)?.kind).toBe(kind);
  });

  it('is not reported twice when the sign-in popup opens', () => {
    expect(toSubmitError(refusalWith(codes.signInNeeded), sent)).toBeUndefined();
    expect(toSubmitError(refusalWith(codes.sessionExpired), sent)).toBeUndefined();
  });

  it('counts as unknown without a response', () => {
    expect(toSubmitError(new NetworkError('gone'), sent)).toEqual({ kind: 'unknown' });
  });
});

describe('changed figures', () => {
  const dollars = {
    unitPrice: (cents: number) => formatUnitPrice(cents, 'USD'),
    charge: (order: ChargedLines) => formatAmount(receiptInDollars(order).charged, 'USD'),
  };

  it('are listed line by line, as they are written', () => {
    expect(changedFigures(sent, shownOrderAt(12), dollars)).toEqual([
      { kind: 'unitPrice', name: 'RC0603FR-074K7L', was: '$0.1000', now: '$0.1200' },
      { kind: 'payable', name: '', was: '$10.00', now: '$12.00' },
    ]);
  });

  it('include the points that a deduction now costs', () => {
    const found = changedFigures(sentOrderAt(10, 'points'), shownOrderAt(12, 'points'), dollars);
    expect(found.map(({ kind }) => kind)).toEqual(['unitPrice', 'points']);
  });
});
