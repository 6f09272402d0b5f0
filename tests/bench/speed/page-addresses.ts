import { leafCategories, listPages } from './asked.ts';

const preferred = [
  10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91,
];
const units = ['k', 'nF', 'uH', 'R', 'pF', 'uF'];
const packages = ['0402', '0603', '0805', '1206'];

function searchesWith(tolerances: readonly string[]): string[] {
  const sizes = packages.flatMap((size) => tolerances.map((tolerance) => size + tolerance));
  return sizes.flatMap((size) =>
    units.flatMap((unit) => preferred.map((value) => `${value}${unit} ${size}`)),
  );
}

/** Searches for a value and a package, no two the same; those from the first number to the second, and the last ones, also have a tolerance. */
function searches(from: number, to: number): string[] {
  const plain = searchesWith(['']);
  const others = searchesWith([' 1%', ' 5%']);
  const between = others.splice(0, Math.max(0, to - from));
  return [...plain.slice(0, from), ...between, ...plain.slice(from), ...others];
}

/** The pages of all lists, and then again with ever more stock that their products must have: no list is read twice. */
async function lists(port: number, each: number): Promise<string[]> {
  const pages = listPages(await leafCategories(port), each);
  return Array.from({ length: each }, (_, at) => {
    const { id, pageNum } = pages[at % pages.length] ?? { id: 0, pageNum: 1 };
    const round = Math.floor(at / pages.length);
    return `/goodsCenter?id=${id}&pageNum=${pageNum}${round > 0 ? `&minStock=${round}` : ''}`;
  });
}

interface PageCounts {
  /** How many of each kind. */
  readonly each: number;
  /** Searches from the first number to the second have a tolerance: there are 576 without. */
  readonly tolerances?: readonly [from: number, to: number];
}

/** Addresses of each kind of page, no two the same. Of home and cart only the page is new: what they read is the same for all visitors. */
export async function pageAddresses(
  port: number,
  { each, tolerances: [from, to] = [0, 0] }: PageCounts,
): Promise<Record<string, string[]>> {
  const some = (make: (at: number) => string) => Array.from({ length: each }, (_, at) => make(at));
  return {
    home: some((at) => `/?visit=${at}`),
    list: await lists(port, each),
    detail: some((at) => `/GoodsDetails?id=${1 + ((at * 37) % 2500)}`),
    search: searches(from, to)
      .slice(0, each)
      .map((words) => `/searchAll?id=0&keyWord=${encodeURIComponent(words)}`),
    cart: some((at) => `/shopcar?visit=${at}`),
  };
}
