// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { EndDateParameter } from './endDateParameter.ts';
import type { ExportOrdersFormat } from './exportOrdersFormat.ts';
import type { ExportOrdersOrderType } from './exportOrdersOrderType.ts';
import type { KeyWordParameter } from './keyWordParameter.ts';
import type { StartDateParameter } from './startDateParameter.ts';

export type ExportOrdersParams = {
/**
 * Kind of the orders: 1 standard, 2 customised, 3 sample.
 */
orderType: ExportOrdersOrderType;
/**
 * Kind of file: 1 CSV (UTF-8 with byte order mark, RFC 4180), 2 Excel (XLSX).
 */
format: ExportOrdersFormat;
/**
 * The filter `state` of the list of that kind. Left out: no filter.
 * @minimum 0
 * @maximum 10
 */
state?: number;
/**
 * Only orders whose order number, part number or product name contains each of these words, in either language, whatever the case, the width of characters and the blanks. Values in names are found as the supplier writes them and as they are shown.
 * @maxLength 100
 */
keyWord?: KeyWordParameter;
/**
 * A day in Beijing, as year, month and day.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
startDate?: StartDateParameter;
/**
 * A day in Beijing, as year, month and day.
 * @minLength 10
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
endDate?: EndDateParameter;
};
