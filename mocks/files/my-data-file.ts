import { strToU8, zipSync } from 'fflate';
import { inLanguage, type Language } from '#domain/language.ts';
import { jsonLines, myDataName, myHeading, myRow } from '#domain/my-data/my-archive.ts';
import { type MyTableKey, myTables } from '#domain/my-data/my-tables.ts';
import { byteOrderMark, csvLines } from '#domain/tables/csv.ts';
import type { World } from '../world/call.ts';
import type { CollectionName } from '../world/entries.ts';
import type { ExportFile } from './export-file.ts';

/** Where the world keeps what a table of the export shows; the others are empty in the mocks. */
const collections: Readonly<Partial<Record<MyTableKey, CollectionName>>> = {
  member: 'members',
  address: 'addresses',
  accountEntry: 'accountFlow',
  pointsEntry: 'pointsFlow',
  withdrawal: 'withdrawals',
  invoice: 'invoices',
  customisedOrder: 'customisedOrders',
  afterSales: 'afterSales',
  chatMessage: 'chatMessages',
  notice: 'notices',
  project: 'projects',
  remoteSupport: 'remoteSupports',
  favourite: 'favourites',
  footprint: 'footprints',
  cartItem: 'cartItems',
  storedFile: 'storedFiles',
  issuedDocument: 'issuedDocuments',
};

/** The archive that a link of the mocks opens: the entries of the member, by the tables of the export. */
export function myDataFile(world: World, url: URL): ExportFile {
  const memberId = Number(url.searchParams.get('member'));
  const language: Language = url.searchParams.get('language') === 'en_US' ? 'en_US' : 'zh_CN';
  const keys = Object.keys(myTables).filter((name): name is MyTableKey => name in myTables);
  const files = keys.flatMap((key) => {
    const [table, collection] = [myTables[key], collections[key]];
    const entries = collection ? world.store.all(collection) : [];
    const rows = entries
      .filter((entry) => entry.$owner === memberId)
      .map((entry) => myRow(table, { createdAt: entry.createTime, ...entry }, language));
    const [name, heading] = [inLanguage(table.name, language), myHeading(table, language)];
    return [
      [`${name}.csv`, strToU8(byteOrderMark + csvLines([heading, ...rows]))],
      [`${name}.json`, strToU8(`[\n${jsonLines(heading, rows, true)}\n]\n`)],
    ] as const;
  });
  const content = new Uint8Array(zipSync(Object.fromEntries(files)));
  return { name: `${myDataName(language)}.zip`, content };
}
