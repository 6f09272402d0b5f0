import { instalmentGroups } from '#domain/orders/instalment-groups.ts';
import { standardOrderDiscountTypeNames } from '#generated/enums.ts';
import type { CustomisedOrder } from '#generated/hooks/model/customisedOrder.ts';
import type { StandardOrder } from '#generated/hooks/model/standardOrder.ts';
import { StandardOrderPaidIn } from '#generated/hooks/model/standardOrderPaidIn.ts';
import { Receipt, type ReceiptRow } from '#web/components/receipt.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { formatAmount } from '#web/money/format-money.ts';
import { useMoney } from '#web/money/use-money.ts';
import { type AnyOrder, isCalledOff } from '#web/orders/any-order.ts';
import { OrderAmount } from '#web/orders/order-amount.tsx';
import { Section } from './section.tsx';

const discounts = {
  memberDiscount: 'orders.receipt.member',
  pointsDiscount: 'orders.receipt.points',
  noDiscount: 'orders.receipt.other',
} as const;

const paidTexts = {
  [StandardOrderPaidIn.yuan]: 'orders.receipt.paidInYuan',
  [StandardOrderPaidIn.dollars]: 'orders.receipt.paidInDollars',
} as const;

/** From the goods to the amount of the order, each deduction as a line. */
function StandardReceipt({ order }: { order: StandardOrder }) {
  const { t } = useTexts();
  const { lines, discountType, discountMoney, moneyNum, moneyNumZh, paidIn } = order;
  const money = useMoney();
  const receipt = money.receipt({
    lines: lines.map(({ unitPrice: price, num: quantity }) => ({ price, quantity })),
    deduction: discountMoney,
  });
  // Older orders were charged their exchanged dollar total.
  const rounding = (money.currency === 'CNY' ? moneyNumZh : moneyNum) - (receipt?.charged ?? 0);
  const label = t('orders.receipt.goods', {
    count: lines.length,
    shown: formatCount(lines.length),
  });
  const row = (key: string, name: string, cents: number): ReceiptRow => {
    return {
      key,
      label: name,
      amount: formatAmount(cents, money.currency),
      isDeduction: key === 'deduction',
    };
  };
  const discountText = t(discounts[standardOrderDiscountTypeNames[discountType]]);
  const rows: readonly ReceiptRow[] = receipt
    ? [
        row('goods', label, receipt.goods),
        ...(receipt.deduction === 0 ? [] : [row('deduction', discountText, -receipt.deduction)]),
        ...(rounding === 0 ? [] : [row('rounding', t('orders.receipt.rounding'), rounding)]),
      ]
    : [];
  return (
    <>
      <Receipt
        rows={rows}
        total={{
          label: t('orders.receipt.total'),
          value: <OrderAmount order={{ kind: 'standard', order }} />,
        }}
      />
      {paidIn !== undefined && <p>{t(paidTexts[paidIn])}</p>}
    </>
  );
}

/** The payments of a customised order: what they come to, what is paid and what is left. */
function CustomisedReceipt({ order }: { order: CustomisedOrder }) {
  const { t } = useTexts();
  const any = { kind: 'customised', order } as const;
  const groups = instalmentGroups(order.amountListVos);
  const { currency } = useMoney();
  const [due, total] =
    currency === 'CNY'
      ? [groups.reduce((sum, { dueZh }) => sum + dueZh, 0), order.totalAmountZh]
      : [groups.reduce((sum, group) => sum + group.due, 0), order.totalAmount];
  const rows: readonly ReceiptRow[] =
    groups.length === 0
      ? []
      : [
          { key: 'paid', label: t('orders.receipt.paid'), amount: formatAmount(total - due, currency) },
          ...(isCalledOff(any)
            ? []
            : [{ key: 'due', label: t('orders.receipt.due'), amount: formatAmount(due, currency) }]),
        ];
  return (
    <Receipt
      rows={rows}
      total={{
        label: t('orders.receipt.total'),
        value: <OrderAmount order={any} />,
      }}
    />
  );
}

/** What the order costs and how it comes about. */
export function Amounts({ order: any }: { order: AnyOrder }) {
  const { t } = useTexts();
  return (
    <Section title={t('orders.detail.amount')}>
      {any.kind === 'standard' && <StandardReceipt order={any.order} />}
      {any.kind === 'customised' && <CustomisedReceipt order={any.order} />}
      {any.kind === 'sample' && (
        <Receipt
          rows={[]}
          total={{ label: t('orders.receipt.pointsUsed'), value: <OrderAmount order={any} /> }}
        />
      )}
    </Section>
  );
}
