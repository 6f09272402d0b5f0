import type { Language } from '#domain/language.ts';
import { exportOrdersFormatValues, exportOrdersOrderTypeValues } from '#generated/enums.ts';
import type { Requests } from '#generated/server/handlers.ts';
import type { orderTables } from './order-tables.ts';

type ExportRequest = Requests['exportOrders'];

/** Folder of exports on the wire. */
export const exportFolder = '/files/export/';

/** What a link to an export says. */
export interface ExportTarget {
  readonly kind: keyof typeof orderTables;
  readonly format: 'csv' | 'xlsx';
  readonly language: Language;
  readonly state?: number;
  readonly keyWord?: string;
  readonly startDate?: string;
  readonly endDate?: string;
}

const kinds = {
  [exportOrdersOrderTypeValues.standardOrder]: 'standard',
  [exportOrdersOrderTypeValues.customisedOrder]: 'customised',
  [exportOrdersOrderTypeValues.sampleOrder]: 'sample',
} as const;

const formats = {
  [exportOrdersFormatValues.csvFile]: 'csv',
  [exportOrdersFormatValues.xlsxFile]: 'xlsx',
} as const;

/** Path and fields of the link to an export. */
export function exportLink(
  { orderType, format, state, keyWord, startDate, endDate }: ExportRequest,
  language: Language,
): { readonly path: string; readonly fields: Readonly<Record<string, string>> } {
  const filters = { state: state === undefined ? undefined : String(state), keyWord, startDate, endDate };
  const given = Object.entries(filters).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  return {
    path: `${exportFolder}orders.${formats[format]}`,
    fields: { kind: kinds[orderType], language, ...Object.fromEntries(given) },
  };
}

/** Reads the link of {@link exportLink}, whose signature was checked. */
export function readExportLink(path: string, fields: URLSearchParams): ExportTarget {
  const { kind, state, ...texts } = Object.fromEntries(fields);
  return {
    kind: Object.values(kinds).find((name) => name === kind) ?? 'standard',
    format: path.endsWith('.xlsx') ? 'xlsx' : 'csv',
    language: texts.language === 'en_US' ? 'en_US' : 'zh_CN',
    ...(state === undefined ? {} : { state: Number(state) }),
    ...(texts.keyWord === undefined ? {} : { keyWord: texts.keyWord }),
    ...(texts.startDate === undefined ? {} : { startDate: texts.startDate }),
    ...(texts.endDate === undefined ? {} : { endDate: texts.endDate }),
  };
}
