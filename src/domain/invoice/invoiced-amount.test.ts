import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceRecordExamStateValues as examStates } from '#generated/enums.ts';
import {
  type Charge,
  correctInvoices,
  type InvoiceOfOrder,
  invoiceableAmount,
  isGivenBack,
} from './invoiced-amount.ts';

const most = 10 ** 13;
const charge: fc.Arbitrary<Charge> = fc
  .record({ usMoney: fc.nat(most), zhMoney: fc.nat(most), paid: fc.integer({ min: 1, max: most }) })
  .map((one) => ({ ...one, refunded: 0 }));
/** Cents of one of the payments that are given back at once. */
const refund = fc.record({ of: fc.nat(9), cents: fc.integer({ min: 1, max: most }) });

function giveBack(charges: readonly Charge[], { of, cents }: { of: number; cents: number }): Charge[] {
  return charges.map((one, index) =>
    index === of % charges.length ? { ...one, refunded: Math.min(one.paid, one.refunded + cents) } : one,
  );
}

function sumOf(invoices: readonly InvoiceOfOrder[]) {
  return {
    usMoney: invoices.reduce((sum, { amount }) => sum + (amount?.usMoney ?? 0), 0),
    zhMoney: invoices.reduce((sum, { amount }) => sum + (amount?.zhMoney ?? 0), 0),
  };
}

/** The invoices after their corrections. */
function correct(invoices: readonly InvoiceOfOrder[]): readonly InvoiceOfOrder[] {
  const { declined, credited } = correctInvoices(invoices);
  return [
    ...invoices.map((one) =>
      declined.includes(one) ? { ...one, examState: examStates.invoiceRefused } : one,
    ),
    ...credited.map(({ invoice, amount }, index) => {
      return { ...invoice, id: invoices.length + index + 1, credits: invoice.id, amount };
    }),
  ];
}

const application = { id: 1, credits: null, amount: null, examState: examStates.invoiceIssuing } as const;

describe('the amount that is invoiced, less credit notes', () => {
  it('never exceeds what was paid less what was given back, however money goes back before and after', () => {
    const charges = fc.array(charge, { minLength: 1, maxLength: 4 });
    const refunds = fc.array(refund, { maxLength: 6 });
    fc.assert(
      fc.property(charges, refunds, refunds, (placed, before, after) => {
        let covered = before.reduce(giveBack, placed);
        const amount = invoiceableAmount(covered);
        if (isGivenBack(covered)) {
          expect(amount).toEqual({ usMoney: 0, zhMoney: 0 });
          return;
        }
        let invoices: readonly InvoiceOfOrder[] = [
          { ...application, examState: examStates.invoiceIssued, amount, charges: covered },
        ];
        for (const one of after) {
          covered = giveBack(covered, one);
          invoices = correct(invoices.map((invoice) => ({ ...invoice, charges: covered })));
          expect(sumOf(invoices)).toEqual(invoiceableAmount(covered));
          for (const { usMoney, zhMoney, paid, refunded } of covered) {
            const left = invoiceableAmount([{ usMoney, zhMoney, paid, refunded }]);
            expect(left.usMoney).toBeLessThanOrEqual(usMoney);
            if (refunded === paid) expect(left).toEqual({ usMoney: 0, zhMoney: 0 });
          }
        }
      }),
    );
  });

  it('is corrected once', () => {
    const charges = [{ usMoney: 100, zhMoney: 710, paid: 100, refunded: 100 }];
    const issued = {
      ...application,
      charges,
      examState: examStates.invoiceIssued,
      amount: { usMoney: 100, zhMoney: 710 },
    };
    const once = correct([issued]);
    expect(once.map(({ credits, amount }) => [credits, amount?.usMoney])).toEqual([
      [null, 100],
      [1, -100],
    ]);
    expect(correct(once)).toEqual(once);
  });
});

describe('an application', () => {
  it('is declined once all that it covers was given back, and not before', () => {
    const half = { usMoney: 100, zhMoney: 710, paid: 100, refunded: 50 };
    const states = (charges: readonly Charge[]) =>
      correct([{ ...application, charges }]).map(({ examState }) => examState);
    expect(states([half])).toEqual([examStates.invoiceIssuing]);
    expect(states([{ ...half, refunded: 100 }])).toEqual([examStates.invoiceRefused]);
    expect(states([{ ...half, usMoney: 0, zhMoney: 0, paid: 0, refunded: 0 }])).toEqual([
      examStates.invoiceIssuing,
    ]);
  });
});
