import type { OperationId } from '#generated/server/routes.ts';
import { receiver } from '#tests/api/exactly-once/stocked-shop.ts';
import { callOver } from '#tests/api/start/server-process.ts';
import type { SoakedShop } from './soaked-shop.ts';

interface Read {
  readonly operationId: OperationId;
  readonly fields: Record<string, string>;
}

interface CategoryNode {
  readonly catalogId: number;
  readonly children?: readonly CategoryNode[];
}

const words = ['RC0603', '电阻', 'capacitor', '100nF', '0603', 'connector'];

function leaves(nodes: readonly CategoryNode[]): number[] {
  return nodes.flatMap(({ catalogId, children }) =>
    children && children.length > 0 ? leaves(children) : [catalogId],
  );
}

async function publicReads(address: string): Promise<Read[]> {
  const tree = await callOver(address, 'getCatalogTree', { language: 'en_US' });
  const reads: Read[] = [{ operationId: 'getCatalogTree', fields: {} }];
  for (const catalogId of leaves(tree.data).map(String)) {
    for (const [sort, order] of [
      ['price', 'asc'],
      ['stock', 'desc'],
    ] as const)
      reads.push({ operationId: 'listProducts', fields: { catalogId, sort, order, pageSize: '20' } });
    reads.push({ operationId: 'countProductFacets', fields: { catalogId } });
    reads.push({ operationId: 'listColumns', fields: { catalogId } });
    const { data } = await callOver(address, 'listProducts', { catalogId, language: 'en_US' });
    for (const { productId } of data.slice(0, 3))
      reads.push({ operationId: 'getProduct', fields: { productId: String(productId) } });
  }
  for (const keyWord of words) reads.push({ operationId: 'searchAll', fields: { keyWord } });
  for (const operationId of [
    'getBanners',
    'getCompanyProfile',
    'listFriendLinks',
    'listHelpEntries',
    'listNews',
  ] as const)
    reads.push({ operationId, fields: {} });
  return reads;
}

const memberReads: readonly OperationId[] = [
  ...(['listStandardOrders', 'countCartItems', 'listCartItems', 'getAccount'] as const),
  ...(['listAccountFlow', 'listPointsFlow', 'listAddresses', 'countUnreadMessages'] as const),
];

/** On a busy machine the server may close an idle connection at the moment at which the client uses it again. */
function wasKeptConnectionClosed(error: unknown): boolean {
  const cause = error instanceof TypeError ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'UND_ERR_SOCKET';
}

/** Mixed reads of visitors and members, and orders, all over the network. */
export class Traffic {
  readonly #shop: SoakedShop;
  readonly #public: readonly Read[];
  readonly #placed = new Map<string, number>();
  #turn = 0;

  private constructor(shop: SoakedShop, reads: readonly Read[]) {
    this.#shop = shop;
    this.#public = reads;
  }

  static async prepare(shop: SoakedShop): Promise<Traffic> {
    return new Traffic(shop, await publicReads(shop.address));
  }

  #token(turn: number): string {
    return this.#shop.tokens[turn % this.#shop.tokens.length] ?? '';
  }

  async #call({ operationId, fields }: Read, key?: string): Promise<void> {
    const language = this.#turn % 2 === 0 ? 'zh_CN' : 'en_US';
    const send = () => callOver(this.#shop.address, operationId, { ...fields, language }, key);
    const answer = await send().catch((error: unknown) => {
      if (!wasKeptConnectionClosed(error)) throw error;
      return send();
    });
    if (answer.code !== 0) throw new Error(`${operationId}: ${JSON.stringify(answer).slice(0, 300)}`);
  }

  async read(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    if (turn % 5 > 0) {
      const read = this.#public[turn % this.#public.length];
      if (read) await this.#call(read);
      return;
    }
    const operationId = memberReads[(turn / 5) % memberReads.length] ?? 'getAccount';
    await this.#call({ operationId, fields: { token: this.#token(turn) } });
  }

  async order(): Promise<void> {
    this.#turn += 1;
    const token = this.#token(this.#turn);
    const { productId } = this.#shop;
    const amounts = { num: '1', unitPrice: '100', moneyNum: '100', discountType: '3', integralNum: '0' };
    const product = { productId: String(productId), productNum: 'RC0603', productName: 'Resistor' };
    const fields = { ...receiver, ...product, ...amounts, token };
    await this.#call({ operationId: 'submitDirectOrder', fields }, crypto.randomUUID());
    this.#placed.set(token, (this.#placed.get(token) ?? 0) + 1);
  }

  /** Fails when a member has more or fewer orders than were placed. */
  async checkOrders(): Promise<void> {
    for (const token of this.#shop.tokens) {
      const { params } = await callOver(this.#shop.address, 'listStandardOrders', {
        token,
        language: 'en_US',
      });
      const placed = this.#placed.get(token) ?? 0;
      if (params.totalDataCounts !== placed)
        throw new Error(`a member placed ${placed} orders and has ${params.totalDataCounts}`);
    }
  }
}
