import type { Language } from '#domain/language.ts';
import { type Bilingual, inLanguage } from '#domain/language.ts';
import { currencyOf } from '#domain/ledger/flow-values.ts';
import { signedAmount } from '#domain/ledger/signed-amount.ts';
import { moneyCell, type Row } from '#domain/tables/cell.ts';
import {
  accountFlowAccountTypeNames,
  accountFlowBudgetNames,
  accountFlowDealTypeNames,
} from '#generated/enums.ts';
import type { Answers } from '#generated/server/handlers.ts';
import english from '#generated/texts/en_US.json' with { type: 'json' };
import chinese from '#generated/texts/zh_CN.json' with { type: 'json' };
import type { FlowFilter } from './flow-filter.ts';

/** Path of the export on the wire. */
export const flowExportPath = '/files/export/account-flow.csv';

type Entry = Pick<
  Answers['listAccountFlow']['data'][number],
  'dealTime' | 'dealType' | 'budget' | 'accountType' | 'amount' | 'causeNo'
>;

const numbers = ['dealType', 'budget', 'accountType'] as const;
const days = ['startDate', 'endDate'] as const;

/** The fields of the link to an export. */
export function flowExportFields(filter: FlowFilter, language: Language): Readonly<Record<string, string>> {
  const given = [...numbers, ...days].flatMap((name): [string, string][] =>
    filter[name] === undefined ? [] : [[name, String(filter[name])]],
  );
  return { language, ...Object.fromEntries(given) };
}

/** Reads the fields of {@link flowExportFields}, whose signature was checked. */
export function readFlowExport(fields: URLSearchParams): {
  readonly language: Language;
  readonly filter: FlowFilter;
} {
  const readGiven = <Value>(names: readonly string[], read: (text: string) => Value) =>
    names.flatMap((name): [string, Value][] => {
      const value = fields.get(name);
      return value === null ? [] : [[name, read(value)]];
    });
  return {
    language: fields.get('language') === 'en_US' ? 'en_US' : 'zh_CN',
    filter: Object.fromEntries([...readGiven(numbers, Number), ...readGiven(days, String)]),
  };
}

const titles: readonly Bilingual[] = [
  { zh: '时间（北京时间）', en: 'Time (Beijing time)' },
  { zh: '类型', en: 'Kind' },
  { zh: '收支', en: 'Direction' },
  { zh: '账户', en: 'Account' },
  { zh: '金额', en: 'Amount' },
  { zh: '币种', en: 'Currency' },
  { zh: '单号', en: 'Number' },
];

/** First row of the export. */
export function flowHeading(language: Language): readonly string[] {
  return titles.map((title) => inLanguage(title, language));
}

/** A row of the export; expenses are negative, so that a sum over one currency is right. */
export function flowRow(entry: Entry, language: Language): Row {
  const { enums } = language === 'zh_CN' ? chinese : english;
  const { dealTime, dealType, budget, accountType, causeNo } = entry;
  return [
    new Date(dealTime),
    enums[accountFlowDealTypeNames[dealType]],
    enums[accountFlowBudgetNames[budget]],
    enums[accountFlowAccountTypeNames[accountType]],
    moneyCell(signedAmount(entry)),
    currencyOf(accountType),
    causeNo,
  ];
}

const fileName: Bilingual = { zh: '账户流水', en: 'Account transactions' };

/** Name of the file without its extension. */
export function flowExportName(language: Language): string {
  return inLanguage(fileName, language);
}
