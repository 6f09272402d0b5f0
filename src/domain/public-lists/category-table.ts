import type { Answers } from '#generated/server/handlers.ts';
import { countCell } from '../tables/cell.ts';
import { pageCell, type TableColumn } from './list-table.ts';

type Category = Answers['getCatalogTree']['data'][number];

export interface ListedCategory {
  readonly id: number;
  /** Names from the first level down. */
  readonly path: readonly string[];
  readonly products: number;
}

interface Branch {
  readonly catalogId: number;
  readonly catalogName: string;
  readonly productCount?: number;
  readonly children?: readonly Branch[];
}

function below(branches: readonly Branch[], path: readonly string[]): readonly ListedCategory[] {
  return branches.flatMap(({ catalogId, catalogName, productCount, children }) => {
    const names = [...path, catalogName];
    return [{ id: catalogId, path: names, products: productCount ?? 0 }, ...below(children ?? [], names)];
  });
}

/** Each category of the tree, every one before those inside it. */
export function listedCategories(tree: readonly Category[]): readonly ListedCategory[] {
  return below(tree, []);
}

export const categoryColumns: readonly TableColumn<ListedCategory>[] = [
  { title: { zh: '编号', en: 'Number' }, cell: ({ id }) => countCell(id) },
  { title: { zh: '一级分类', en: 'Category' }, cell: ({ path }) => path[0] ?? null },
  { title: { zh: '二级分类', en: 'Second level' }, cell: ({ path }) => path[1] ?? null },
  { title: { zh: '三级分类', en: 'Third level' }, cell: ({ path }) => path[2] ?? null },
  { title: { zh: '商品数量', en: 'Products' }, cell: ({ products }) => countCell(products) },
  {
    title: { zh: '页面地址', en: 'Page' },
    cell: ({ id }, reader) => pageCell(`/goodsCenter?id=${id}`, reader),
  },
];
