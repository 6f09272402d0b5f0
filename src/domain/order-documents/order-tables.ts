import { beijingDay } from '#domain/beijing-day.ts';
import { customisedAmountDue } from '#domain/cashier/amount-due.ts';
import { type Bilingual, inLanguage, type Language } from '#domain/language.ts';
import { formatCents, formatPrice } from '#domain/money/index.ts';
import { standardOrderDiscountTypeNames } from '#generated/enums.ts';
import { fill, oneLine, quantityText } from './document-words.ts';
import type { Table, Total } from './model.ts';
import type {
  CustomisedSource,
  SampleSource,
  SourceInstalment,
  SourceLine,
  StandardSource,
} from './source.ts';
import { discountTexts, texts } from './texts.ts';

/** The table of a document with the sums below it. */
export interface Figures {
  readonly table: Table;
  readonly totals: readonly Total[];
}

function words(language: Language) {
  return (text: Bilingual) => inLanguage(text, language);
}

/** Which pieces are delivered later, in words. */
function laterNote(later: SourceLine['later'], language: Language): readonly string[] {
  if (!later) return [];
  const { pieces, expectedAt } = later;
  return [fill(texts.later, language, { pieces: quantityText(pieces), date: beijingDay(expectedAt) })];
}

/** The name of a part as it was ordered, where it is more than its number. Nothing is cut: a document says what was sold. */
function nameNote(productNum: string, productName: string): readonly string[] {
  const name = oneLine(productName);
  return name === '' || name === oneLine(productNum) ? [] : [name];
}

/** The lines of a standard order, what was taken off, and what is paid. */
export function standardFigures(order: StandardSource, language: Language): Figures {
  const { lines, discountType, discountMoney, usMoney, zhMoney } = order;
  const word = words(language);
  const rows = lines.map(({ productNum, productName, num, unitPrice, lineMoney, later }, index) => [
    { text: String(index + 1) },
    {
      text: productNum,
      note: [...nameNote(productNum, productName), ...laterNote(later, language)].join(' · '),
    },
    { text: quantityText(num) },
    { text: formatPrice(unitPrice, 'USD') },
    { text: formatCents(lineMoney, 'USD') },
  ]);
  const discount = word(discountTexts[standardOrderDiscountTypeNames[discountType]]);
  const deduction: readonly Total[] =
    discountMoney === 0
      ? []
      : [
          { label: word(texts.goods), amounts: [formatCents(usMoney + discountMoney, 'USD')] },
          { label: discount, amounts: [formatCents(-discountMoney, 'USD')] },
        ];
  const totals: readonly Total[] = [
    { label: word(texts.totalUsd), amounts: [formatCents(usMoney, 'USD')], isStrong: true },
    { label: word(texts.totalCny), amounts: [formatCents(zhMoney, 'CNY')] },
  ];
  return {
    table: {
      columns: [
        { title: word(texts.item), width: 6, align: 'left' },
        { title: word(texts.part), width: 50, align: 'left' },
        { title: word(texts.quantity), width: 12, align: 'right' },
        { title: word(texts.unitPrice), width: 16, align: 'decimal' },
        { title: word(texts.amountUsd), width: 16, align: 'decimal' },
      ],
      rows,
    },
    totals: [...deduction, ...totals],
  };
}

interface Sum {
  readonly usMoney: number;
  readonly zhMoney: number;
}

function sumOf(instalments: readonly SourceInstalment[]): Sum {
  return {
    usMoney: instalments.reduce((sum, { usMoney }) => sum + usMoney, 0),
    zhMoney: instalments.reduce((sum, { zhMoney }) => sum + zhMoney, 0),
  };
}

function totalOf(label: string, { usMoney, zhMoney }: Sum): Total {
  return { label, amounts: [formatCents(usMoney, 'USD'), formatCents(zhMoney, 'CNY')] };
}

/** The instalments of a customised order, or those that an invoice covers, with what is paid and what is due now. */
export function customisedFigures(
  order: CustomisedSource,
  language: Language,
  covered: readonly number[] = [],
): Figures {
  const word = words(language);
  const isPartial = covered.length > 0;
  const shown = isPartial
    ? order.instalments.filter(({ purchaseId }) => covered.includes(purchaseId))
    : order.instalments;
  const rows = shown.map(({ name, isPaid, usMoney, zhMoney }, index) => [
    { text: String(index + 1) },
    { text: oneLine(order.productName), note: oneLine(name) },
    { text: word(isPaid ? texts.paid : texts.open) },
    { text: formatCents(usMoney, 'USD') },
    { text: formatCents(zhMoney, 'CNY') },
  ]);
  const total: Total = { ...totalOf(word(texts.total), sumOf(shown)), isStrong: true };
  const paid = order.instalments.filter(({ isPaid }) => isPaid);
  const unpaid = order.instalments.filter(({ isPaid }) => !isPaid);
  const { offered, ...due } = customisedAmountDue(order, unpaid);
  const open = [
    ...(paid.length > 0 ? [totalOf(word(texts.paidSoFar), sumOf(paid))] : []),
    ...(offered ? [totalOf(word(texts.dueNow), due)] : []),
  ];
  return {
    table: {
      columns: [
        { title: word(texts.item), width: 6, align: 'left' },
        { title: word(texts.instalment), width: 48, align: 'left' },
        { title: word(texts.state), width: 12, align: 'left' },
        { title: word(texts.amountUsd), width: 17, align: 'decimal' },
        { title: word(texts.amountCny), width: 17, align: 'decimal' },
      ],
      rows,
    },
    totals: isPartial ? [total] : [total, ...open],
  };
}

/** The product of a sample order and the points that it cost. */
export function sampleFigures(
  { productNum, productName, points }: SampleSource,
  language: Language,
): Figures {
  const word = words(language);
  const row = [
    { text: '1' },
    { text: productNum, note: nameNote(productNum, productName).join('') },
    { text: '1' },
    { text: quantityText(points) },
  ];
  return {
    table: {
      columns: [
        { title: word(texts.item), width: 6, align: 'left' },
        { title: word(texts.part), width: 64, align: 'left' },
        { title: word(texts.quantity), width: 15, align: 'right' },
        { title: word(texts.points), width: 15, align: 'right' },
      ],
      rows: [row],
    },
    totals: [],
  };
}
