import { strToU8 } from 'fflate';
import { byteOrderMark, csvLines } from '#domain/tables/csv.ts';
import { flowExportName, flowHeading, flowRow, readFlowExport } from '#domain/wallet/flow-export.ts';
import type { World } from '../world/call.ts';
import { flowOf } from '../world/wallet/account-flow.ts';
import type { ExportFile } from './export-file.ts';

/** The export of the account flow that a link of the mocks opens. */
export function flowExportFile(world: World, url: URL): ExportFile {
  const { language, filter } = readFlowExport(url.searchParams);
  const entries = flowOf(world, { filter, language, member: Number(url.searchParams.get('member')) });
  const rows = entries.map((entry) => flowRow(entry, language));
  const content = strToU8(byteOrderMark + csvLines([flowHeading(language), ...rows]));
  return { name: `${flowExportName(language)}.csv`, content: new Uint8Array(content) };
}
