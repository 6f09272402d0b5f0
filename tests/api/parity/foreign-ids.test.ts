import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '#domain/keys-of.ts';
import { codes } from '#generated/constants.ts';
import { type OperationId, routes } from '#generated/server/routes.ts';
import { onStatement } from '#server/db/trace-queries.ts';
import { shopContract } from '#tests/support/shop-contract.ts';
import { application } from '../orders/every-order.ts';
import {
  address,
  cartLine,
  file,
  type NamingOperation,
  operations,
  samplePoints,
  unknownId,
  uploadDocument,
} from './naming-operations.ts';
import { openSides } from './open-sides.ts';
import { expectParity, type ParityCase, type Side, type SideBuyer, type SideFields } from './side.ts';
import { placeOrder } from './side-orders.ts';

let open: Awaited<ReturnType<typeof openSides>>;
beforeAll(async () => {
  open = await openSides();
});
afterAll(() => open.close());

/** The response to a request, and on the server how many statements of the database it took. */
async function measure(run: () => ReturnType<Side['call']>) {
  let statements = 0;
  const stop = onStatement(({ text }) => {
    if (!text.includes('skip locked')) statements += 1;
  });
  const { code, msg, data, params } = await run();
  stop();
  return { reply: { code, msg, data, params }, statements };
}

function foreignCase(operation: OperationId, { thing, fields }: NamingOperation): ParityCase {
  return {
    title: operation,
    codes: [codes.notFound, codes.notFound],
    async run(side) {
      const [owner, stranger] = [await side.addBuyer({ points: samplePoints }), await side.addBuyer()];
      const key = await thing.make(side, owner);
      expect({ operation, key }).toEqual({ operation, key: expect.anything() });
      const foreign = await measure(() => side.call(operation, fields(key), stranger));
      const unknown = await measure(() => side.call(operation, fields(thing.unknown), stranger));
      expect(foreign).toEqual(unknown);
      return [foreign.reply, unknown.reply];
    },
  };
}

const cases = keysOf(operations).flatMap((id) => {
  const operation = operations[id];
  return operation ? [foreignCase(id, operation)] : [];
});

const owned = shopContract.operations.filter((operation) => operation.owned).map(({ id }) => id);

describe('an operation that names a thing of a member', () => {
  it.each(cases)('responds to what is another member’s exactly as to what does not exist: $title', (one) =>
    expectParity(open.sides, one),
  );

  it('is one of this table exactly when the description says that its entries are owned', () => {
    expect(owned.toSorted()).toEqual(keysOf(operations).toSorted());
  });

  it('is declared as such whenever a field of it has the name of a key of this table', () => {
    const ids = new Set(
      keysOf(operations).flatMap((id) => {
        const [one, other] = [operations[id]?.fields(1) ?? {}, operations[id]?.fields(2) ?? {}];
        return Object.keys(one).filter((name) => one[name] !== other[name]);
      }),
    );
    const naming = routes.filter(
      ({ access, plan }) => access === 'member' && Object.keys(plan.fields).some((name) => ids.has(name)),
    );
    const silent = naming.map(({ operationId }) => operationId).filter((id) => !owned.includes(id));
    expect(silent).toEqual([]);
  });
});

/** An operation that refers to a file besides what it is about. */
function attachmentCase(
  operation: OperationId,
  expected: readonly number[],
  fields: (side: Side, buyer: SideBuyer, path: string) => Promise<SideFields>,
): ParityCase {
  return {
    title: operation,
    codes: expected,
    async run(side) {
      const [buyer, other] = [await side.addBuyer(), await side.addBuyer()];
      const send = async (path: string) => side.call(operation, await fields(side, buyer, path), buyer);
      return [await send(await uploadDocument(side, other)), await send(String(file.unknown))];
    },
  };
}

const attachments = [
  attachmentCase('applyCustomisedOrder', [codes.notFound, codes.notFound], async (_, __, annexFile) => {
    return { ...application, annexFile };
  }),
  attachmentCase('updateMember', [codes.notFound, codes.notFound], async (_, __, headImage) => ({
    mechanismName: 'Blue Sky Inc.',
    provinces: 'California',
    country: 'United States',
    phone: '4155550100',
    headImage,
  })),
  attachmentCase('uploadStandardContract', [codes.notFound, codes.notFound], async (side, buyer, path) => {
    return { orderNo: await placeOrder(side, buyer), contractLink: `signed.pdf,${path}` };
  }),
];

describe('a file of another member', () => {
  it.each(attachments)('is refused alike by both sides: $title', (one) => expectParity(open.sides, one));
});

/** One list of ids in which an own, a foreign and an unknown one come in different orders. */
const lists: readonly ParityCase[] = (
  [
    ['selectCartItems', cartLine],
    ['deleteAddresses', address],
  ] as const
).map(([operation, thing]) => ({
  title: operation,
  codes: [codes.notFound, codes.notFound, codes.notFound, codes.success],
  async run(side) {
    const [owner, stranger] = [await side.addBuyer(), await side.addBuyer()];
    const [own, other] = [await thing.make(side, owner), await thing.make(side, stranger)];
    const replies = [];
    for (const ids of [[own, other, unknownId], [own, unknownId, other], [other], [own, own]])
      replies.push(await side.call(operation, { ids: ids.join(',') }, owner));
    return replies;
  },
}));

describe('a list of ids', () => {
  it.each(lists)('is refused for the first one that is not the member’s: $title', (one) =>
    expectParity(open.sides, one),
  );
});
