import { beijingDay } from '#domain/beijing-day.ts';
import { enumLabel } from '#domain/enum-label.ts';
import { type Bilingual, inLanguage, type Language } from '#domain/language.ts';
import {
  type Currency,
  centsToMicros,
  formatCents,
  formatPrice,
  includedTax,
  lineInYuan,
  type Micros,
  microsToCents,
  pickCurrency,
  receiptInDollars,
  receiptInYuan,
  unitPriceInYuan,
} from '#domain/money/index.ts';
import { standardOrderDiscountTypeNames } from '#generated/enums.ts';
import { fill, oneLine, quantityText } from './document-words.ts';
import type { Cell, Table, Total } from './model.ts';
import type { CustomisedSource, SampleSource, SourceLine, StandardSource, Sum } from './source.ts';
import { discountTexts, texts } from './texts.ts';

/** The table of a document with the sums below it. */
export interface Figures {
  readonly table: Table;
  readonly totals: readonly Total[];
}

/** How the figures are shown. */
interface Reader {
  readonly language: Language;
  /** Hundredths of a percent that the prices include. */
  readonly taxRate: number;
}

function taxLabel({ language, taxRate }: Reader): string {
  if (taxRate === 0) return inLanguage(texts.noTax, language);
  return fill(texts.taxOf, language, { rate: String(taxRate / 100) });
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

/** The currency of a document: the one that was paid in, else that in which the pages of its language show prices. */
function currencyOf(paidIn: Currency | undefined, language: Language): Currency {
  return paidIn ?? pickCurrency(undefined, language);
}

/** How the total comes about, and the total in both currencies, that of the document first. */
function standardTotals(order: StandardSource, currency: Currency, reader: Reader): readonly Total[] {
  const { language, taxRate } = reader;
  const { lines, discountType, discountMoney, usMoney, zhMoney, rateMicros } = order;
  const word = words(language);
  const pieces = {
    lines: lines.map(({ unitPrice, num }) => ({ price: microsToCents(unitPrice), quantity: num })),
    deduction: discountMoney,
  };
  const inYuan = currency === 'CNY';
  const receipt = inYuan ? receiptInYuan(pieces, rateMicros) : receiptInDollars(pieces);
  const charged = inYuan ? zhMoney : usMoney;
  // Older orders were charged their exchanged dollar total.
  const rounding = charged - receipt.charged;
  const row = (label: Bilingual, cents: number): Total => {
    return { label: word(label), amounts: [formatCents(cents, currency)] };
  };
  const rows = [
    row(discountTexts[standardOrderDiscountTypeNames[discountType]], -receipt.deduction),
    row(texts.rounding, rounding),
  ].filter((_, index) => [receipt.deduction, rounding][index] !== 0);
  const dollars = { label: word(texts.totalUsd), amounts: [formatCents(usMoney, 'USD')] };
  const yuan = { label: word(texts.totalCny), amounts: [formatCents(zhMoney, 'CNY')] };
  const [first, second] = inYuan ? [yuan, dollars] : [dollars, yuan];
  return [
    ...(rows.length === 0 ? [] : [row(texts.goods, receipt.goods), ...rows]),
    { ...first, isStrong: true },
    second,
    {
      label: taxLabel(reader),
      amounts: [formatCents(includedTax(charged, taxRate), currency)],
    },
  ];
}

/** Unit price and amount of a line. In yuan the agreed price in dollars is below each. */
function lineMoneyCells(
  { unitPrice, num, lineMoney }: SourceLine,
  currency: Currency,
  rateMicros: Micros,
): readonly Cell[] {
  const dollars = [formatPrice(unitPrice, 'USD'), formatCents(lineMoney, 'USD')] as const;
  if (currency === 'USD') return dollars.map((text) => ({ text }));
  const price = microsToCents(unitPrice);
  const yuanPrice = centsToMicros(unitPriceInYuan(price, rateMicros));
  const yuanAmount = lineInYuan({ price, quantity: num }, rateMicros);
  return [
    { text: formatPrice(yuanPrice, 'CNY'), note: dollars[0] },
    { text: formatCents(yuanAmount, 'CNY'), note: dollars[1] },
  ];
}

const lineMoneyTitles = {
  USD: [texts.unitPriceUsd, texts.amountUsd],
  CNY: [texts.unitPriceCny, texts.amountCny],
} as const satisfies Readonly<Record<Currency, readonly Bilingual[]>>;

/** The lines of a standard order, what was taken off, and what is paid. */
export function standardFigures(order: StandardSource, reader: Reader): Figures {
  const { language } = reader;
  const word = words(language);
  const currency = currencyOf(order.paidIn, language);
  const rows = order.lines.map((line, index) => {
    const { productNum, productName, num, later } = line;
    const note = [...nameNote(productNum, productName), ...laterNote(later, language)].join(' · ');
    return [
      { text: String(index + 1) },
      { text: productNum, note },
      { text: quantityText(num) },
      ...lineMoneyCells(line, currency, order.rateMicros),
    ];
  });
  return {
    table: {
      columns: [
        { title: word(texts.item), width: 6, align: 'left' },
        { title: word(texts.part), width: 50, align: 'left' },
        { title: word(texts.quantity), width: 12, align: 'right' },
        ...lineMoneyTitles[currency].map((title) => {
          return { title: word(title), width: 16, align: 'decimal' as const };
        }),
      ],
      rows,
    },
    totals: standardTotals(order, currency, reader),
  };
}

/** Sum of amounts in both currencies. */
export function sumOf(instalments: readonly Sum[]): Sum {
  return {
    usMoney: instalments.reduce((sum, { usMoney }) => sum + usMoney, 0),
    zhMoney: instalments.reduce((sum, { zhMoney }) => sum + zhMoney, 0),
  };
}

/** The same in both currencies, that of the document first. */
function inBoth<Each>(currency: Currency, dollars: Each, yuan: Each): readonly Each[] {
  return currency === 'CNY' ? [yuan, dollars] : [dollars, yuan];
}

function amountsOf({ usMoney, zhMoney }: Sum, currency: Currency): readonly string[] {
  return inBoth(currency, formatCents(usMoney, 'USD'), formatCents(zhMoney, 'CNY'));
}

/** The instalments of a customised order with their total; with the balance also what is paid and what is due now. */
export function customisedFigures(order: CustomisedSource, reader: Reader, showsBalance: boolean): Figures {
  const { language, taxRate } = reader;
  const word = words(language);
  const currency = currencyOf(undefined, language);
  const totalOf = (label: string, sum: Sum): Total => ({ label, amounts: amountsOf(sum, currency) });
  const { instalments, due } = order;
  const rows = instalments.map(({ name, isPaid, ...sum }, index) => [
    { text: String(index + 1) },
    { text: oneLine(order.productName), note: oneLine(name) },
    { text: enumLabel(isPaid ? 'paid' : 'unpaid', language) },
    ...amountsOf(sum, currency).map((text) => ({ text })),
  ]);
  const sum = sumOf(instalments);
  const tax = { usMoney: includedTax(sum.usMoney, taxRate), zhMoney: includedTax(sum.zhMoney, taxRate) };
  const paid = instalments.filter(({ isPaid }) => isPaid);
  const balance = [
    ...(paid.length > 0 ? [totalOf(word(texts.paidSoFar), sumOf(paid))] : []),
    ...(due ? [totalOf(word(texts.dueNow), due)] : []),
  ];
  return {
    table: {
      columns: [
        { title: word(texts.item), width: 6, align: 'left' },
        { title: word(texts.instalment), width: 48, align: 'left' },
        { title: word(texts.state), width: 12, align: 'left' },
        ...inBoth<Bilingual>(currency, texts.amountUsd, texts.amountCny).map((title) => {
          return { title: word(title), width: 17, align: 'decimal' as const };
        }),
      ],
      rows,
    },
    totals: [
      { ...totalOf(word(texts.total), sum), isStrong: true },
      totalOf(taxLabel(reader), tax),
      ...(showsBalance ? balance : []),
    ],
  };
}

/** A table of one row, for an amount of both currencies that is not the sum of lines. */
export function amountFigures(
  text: string,
  amount: Sum,
  paidIn: Currency | undefined,
  reader: Reader,
): Figures {
  const { language, taxRate } = reader;
  const word = words(language);
  const currency = currencyOf(paidIn, language);
  const amounts = amountsOf(amount, currency);
  const tax = {
    usMoney: includedTax(amount.usMoney, taxRate),
    zhMoney: includedTax(amount.zhMoney, taxRate),
  };
  return {
    table: {
      columns: [
        { title: word(texts.item), width: 6, align: 'left' },
        { title: word(texts.subject), width: 60, align: 'left' },
        ...inBoth<Bilingual>(currency, texts.amountUsd, texts.amountCny).map((title) => {
          return { title: word(title), width: 17, align: 'decimal' as const };
        }),
      ],
      rows: [[{ text: '1' }, { text }, ...amounts.map((one) => ({ text: one }))]],
    },
    totals: [
      { label: word(texts.total), amounts, isStrong: true },
      { label: taxLabel(reader), amounts: amountsOf(tax, currency) },
    ],
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
