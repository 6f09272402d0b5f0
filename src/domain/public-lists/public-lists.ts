import type { Answers } from '#generated/server/handlers.ts';
import { type Bilingual, inLanguage } from '../language.ts';
import { countCell } from '../tables/cell.ts';
import { categoryColumns, listedCategories } from './category-table.ts';
import { fileCell, pageCell, type TableColumn } from './list-table.ts';

type Item<K extends 'listNews' | 'listDocuments'> = Answers[K]['data'][number];
type HelpEntry = Answers['listHelpEntries']['data'][number];
type Solution = Answers['listSolutions']['data']['rows'][number];
type FoundFile = Answers['searchAll']['data']['technologyResult']['data'][number];
type FoundNews = Answers['searchAll']['data']['informationResult']['data'][number];

const titles = {
  title: { zh: '标题', en: 'Title' },
  summary: { zh: '摘要', en: 'Summary' },
  category: { zh: '分类', en: 'Category' },
  published: { zh: '发布时间（北京时间）', en: 'Published (Beijing time)' },
  page: { zh: '页面地址', en: 'Page' },
  file: { zh: '文件地址', en: 'File' },
  views: { zh: '浏览次数', en: 'Views' },
  downloads: { zh: '下载次数', en: 'Downloads' },
} satisfies Record<string, Bilingual>;

const newsColumns: readonly TableColumn<Item<'listNews'>>[] = [
  { title: titles.title, cell: ({ title }) => title },
  { title: titles.summary, cell: ({ viceTitle }) => viceTitle ?? null },
  { title: titles.published, cell: ({ createTime }) => new Date(createTime) },
  { title: titles.page, cell: ({ nid }, reader) => pageCell(`/newsDetail?nid=${nid}`, reader) },
];

const forMembers: Bilingual = { zh: '会员', en: 'Members' };
const forEveryone: Bilingual = { zh: '所有人', en: 'Everyone' };

/** The file of a document for members has no address that everyone may open, its page has. */
const fileColumns: readonly TableColumn<FoundFile>[] = [
  { title: titles.category, cell: ({ typeName }) => typeName },
  {
    title: { zh: '下载权限', en: 'Download' },
    cell: ({ docUrl }, { language }) => inLanguage(docUrl === null ? forMembers : forEveryone, language),
  },
  { title: titles.published, cell: ({ createTime }) => new Date(createTime) },
  { title: titles.views, cell: ({ browseCount }) => countCell(browseCount) },
  { title: titles.downloads, cell: ({ dowloadCount }) => countCell(dowloadCount) },
  { title: titles.page, cell: ({ tid }, reader) => pageCell(`/tgshare?tid=${tid}`, reader) },
  { title: titles.file, cell: ({ docUrl }, reader) => (docUrl === null ? null : fileCell(docUrl, reader)) },
];

const documentColumns: readonly TableColumn<Item<'listDocuments'>>[] = [
  { title: titles.title, cell: ({ title }) => title },
  { title: titles.summary, cell: ({ description }) => description },
  ...fileColumns,
];

const foundFileColumns: readonly TableColumn<FoundFile>[] = [
  { title: titles.title, cell: ({ title }) => title },
  ...fileColumns,
];

const foundNewsColumns: readonly TableColumn<FoundNews>[] = [
  { title: titles.title, cell: ({ title }) => title },
  { title: titles.summary, cell: ({ content }) => content },
  { title: titles.page, cell: ({ nid }, reader) => pageCell(`/newsDetail?nid=${nid}`, reader) },
];

interface ListedHelp extends HelpEntry {
  readonly group: string;
}

function listedHelp(entries: readonly HelpEntry[]): readonly ListedHelp[] {
  const names = new Map(entries.map(({ id, menuName }) => [id, menuName]));
  return entries.map((entry) => ({ ...entry, group: names.get(entry.parentId) ?? '' }));
}

const helpColumns: readonly TableColumn<ListedHelp>[] = [
  { title: { zh: '分类', en: 'Section' }, cell: ({ group }) => group },
  { title: titles.title, cell: ({ menuName }) => menuName },
  { title: titles.page, cell: ({ id }, reader) => pageCell(`/service?id=${id}`, reader) },
];

const solutionColumns: readonly TableColumn<Solution>[] = [
  { title: titles.title, cell: ({ schemeName }) => schemeName },
  {
    title: { zh: '相关商品', en: 'Product' },
    cell: ({ productId }, reader) => pageCell(`/GoodsDetails?id=${productId}`, reader),
  },
  { title: { zh: '图片', en: 'Picture' }, cell: ({ url }, reader) => fileCell(url, reader) },
];

interface PublicListOf<Operation extends keyof Answers, Listed> {
  /** The call whose answer is the list. */
  readonly operation: Operation;
  /** Name of the sheet, and of the file without its extension. */
  readonly name: Bilingual;
  readonly items: (answer: Answers[Operation]) => readonly Listed[];
  readonly columns: readonly TableColumn<Listed>[];
}

function publicList<Operation extends keyof Answers, Listed>(
  list: PublicListOf<Operation, Listed>,
): PublicListOf<Operation, Listed> {
  return list;
}

const names = {
  documents: { zh: '技术文档', en: 'Documents' },
  news: { zh: '资讯', en: 'News' },
} satisfies Record<string, Bilingual>;

/** The lists whose table shows what their call returns. Products have a table of their own: it has all of their parameters. */
export const plainLists = {
  categories: publicList({
    operation: 'getCatalogTree',
    name: { zh: '商品分类', en: 'Categories' },
    items: ({ data }) => listedCategories(data),
    columns: categoryColumns,
  }),
  foundDocuments: publicList({
    operation: 'searchAll',
    name: names.documents,
    items: ({ data }) => data.technologyResult.data,
    columns: foundFileColumns,
  }),
  foundNews: publicList({
    operation: 'searchAll',
    name: names.news,
    items: ({ data }) => data.informationResult.data,
    columns: foundNewsColumns,
  }),
  documents: publicList({
    operation: 'listDocuments',
    name: names.documents,
    items: ({ data }) => data,
    columns: documentColumns,
  }),
  news: publicList({
    operation: 'listNews',
    name: names.news,
    items: ({ data }) => data,
    columns: newsColumns,
  }),
  help: publicList({
    operation: 'listHelpEntries',
    name: { zh: '帮助中心', en: 'Help centre' },
    items: ({ data }) => listedHelp(data),
    columns: helpColumns,
  }),
  solutions: publicList({
    operation: 'listSolutions',
    name: { zh: '解决方案', en: 'Solutions' },
    items: ({ data }) => data.rows,
    columns: solutionColumns,
  }),
} as const;

/** The lists of products with the call that checks their conditions, and finds them unless the address names them. */
export const productLists = {
  products: 'listProducts',
  foundProducts: 'searchAll',
  compared: 'listProducts',
} as const;

export type PlainListName = keyof typeof plainLists;
export type ProductListName = keyof typeof productLists;
export type ListName = PlainListName | ProductListName;

/** Whether a list is one of products. */
export function isProductList(name: ListName): name is ProductListName {
  return name in productLists;
}

/** The call whose answer a list is. */
export function operationOf(name: ListName) {
  return isProductList(name) ? productLists[name] : plainLists[name].operation;
}
