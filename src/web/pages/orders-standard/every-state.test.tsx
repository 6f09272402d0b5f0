import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Action, isOffered } from '#domain/actions/offered.ts';
import { actions } from '#generated/actions.ts';
import texts from '#generated/texts/en_US.json' with { type: 'json' };
import { customisedOrder, instalments, sampleOrder, standardOrder } from '#tests/support/orders.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { OrderActions } from '../../orders/actions/order-actions.tsx';
import type { AnyOrder } from '../../orders/any-order.ts';
import { StateLabel } from '../../orders/state-label.tsx';

afterEach(cleanup);

/** The word on the button of each action of the description. */
const words: Readonly<Record<string, string>> = {
  pay: 'Pay',
  confirmReceipt: 'Confirm receipt',
  cancel: 'Cancel order',
  returnGoods: 'After-sales',
  exchangeGoods: 'After-sales',
  uploadContract: 'Upload contract',
  applyInvoice: 'Request invoice',
};

/** The words that the table of an entity offers for these fields. */
function wordsOf(
  table: Readonly<Record<string, Action>>,
  fields: Readonly<Record<string, number>>,
): string[] {
  const offered = Object.values(table).filter((action) => isOffered(action, fields));
  return [...new Set(offered.map(({ name }) => words[name] ?? `no word for ${name}`))].sort();
}

interface Row {
  readonly any: AnyOrder;
  readonly label: string;
  readonly offered: readonly string[];
}

const { enums } = texts;
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, value) => value);
const bits = [0, 1] as const;
const flags = [0, 1, 2, 3, 4, 5] as const;
const flagLabels = [
  enums.noAfterSales,
  enums.exchangeGoods,
  enums.exchangeCompleted,
  enums.returnGoods,
  enums.returnCompleted,
  enums.afterSalesRejected,
];

async function compare(rows: readonly Row[]) {
  await renderWeb(
    rows.map(({ any }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
      <div key={index} data-testid="order">
        <StateLabel order={any} />
        <OrderActions order={any} />
      </div>
    )),
    { areas: ['member', 'orders', 'described'] },
  );
  const shown = screen.getAllByTestId('order').map((order) => {
    const group = order.querySelector<HTMLElement>('[role=group]') ?? order;
    const buttons = [...group.querySelectorAll('button, a')].map((one) => one.textContent ?? '');
    const known = new Set(Object.values(words));
    return {
      label: order.firstElementChild?.textContent,
      offered: buttons.filter((word) => known.has(word)).sort(),
    };
  });
  expect(shown).toEqual(rows.map(({ label, offered }) => ({ label, offered })));
}

describe('label and buttons of an order', () => {
  it('are those of the tables for every state and flag of a standard order', async () => {
    const labels = [
      enums.closed,
      enums.awaitingPayment,
      enums.awaitingShipment,
      enums.inDelivery,
      enums.completed,
      enums.closed,
      enums.closed,
    ];
    await compare(
      upTo(6).flatMap((state) =>
        flags.flatMap((assFlag) =>
          bits.map((invoiceFlag): Row => {
            // 0 and 6 are states that the description does not list.
            const fields = { proOrderState: state as 1, assFlag, invoiceFlag };
            const label = (assFlag > 0 ? flagLabels[assFlag] : labels[state]) ?? '';
            const order = standardOrder(fields);
            return {
              any: { kind: 'standard', order },
              label,
              offered: wordsOf(actions.StandardOrder, fields),
            };
          }),
        ),
      ),
    );
  });

  it('are those of the tables for every state and flag of a customised order', async () => {
    const labels = [
      enums.toBeExamined,
      enums.uploadContract,
      enums.contractExamined,
      enums.settingUp,
      enums.awaitingPayment,
      enums.awaitingDeliveryOrReceipt,
      enums.contractRejected,
      enums.orderRejected,
      enums.completed,
      enums.cancelledOrRejected,
      enums.afterSales,
      enums.toBeExamined,
    ];
    await compare(
      upTo(11).flatMap((state) =>
        flags.flatMap((assFlag) =>
          bits.flatMap((send) =>
            bits.map((unpaid): Row => {
              // One of them is a state that the description does not list.
              const fields = { orderState: state as 0, assFlag, send, unpaid };
              const amountListVos = instalments.map(
                (one) => ({ ...one, amountState: unpaid === 1 ? 0 : 1 }) as const,
              );
              const isShipped = state === 4 && send === 1;
              return {
                any: { kind: 'customised', order: customisedOrder({ ...fields, amountListVos }) },
                label:
                  (assFlag === 4 ? enums.returnCompleted : isShipped ? enums.shipped : labels[state]) ?? '',
                offered: wordsOf(actions.CustomisedOrder, fields),
              };
            }),
          ),
        ),
      ),
    );
  });

  it('are those of the tables for every state of a sample order', async () => {
    const labels = [
      enums.toBeExamined,
      enums.awaitingShipment,
      enums.awaitingReceipt,
      enums.received,
      enums.rejected,
      enums.cancelled,
      enums.cancelled,
    ];
    await compare(
      upTo(6).map((state): Row => {
        // As above.
        const fields = { orderState: state as 0 };
        const any: AnyOrder = { kind: 'sample', order: sampleOrder(fields) };
        return { any, label: labels[state] ?? '', offered: wordsOf(actions.SampleOrder, fields) };
      }),
    );
  });
});
