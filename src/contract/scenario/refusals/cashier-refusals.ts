import { codes, constants } from '#generated/constants.ts';
import {
  payOrderFormDiscountAmountValues,
  payOrderFormPayTypeValues,
  standardOrderDiscountTypeValues,
} from '#generated/enums.ts';
import type { Fields } from '../../exchange.ts';
import { choosePayPassword } from '../fund-account.ts';
import { dueOrder, placeOrder } from '../recipes-shop.ts';
import type { ShopActors, ShopMember } from '../shop-actors.ts';
import { wrongPassword } from './member-refusals.ts';
import { changeRefusal, oneMore, type Refusal } from './refusal.ts';

const { yuanBalance, dollarBalance } = payOrderFormPayTypeValues;

type Order = (actors: ShopActors, member: ShopMember) => Promise<Fields>;

const orders: Readonly<Record<string, Order>> = {
  payStandardOrder: (actors, { caller }) => placeOrder(actors, caller),
  payCustomisedOrder: dueOrder,
};

function fromBalance(order: Fields, payType: number, payPassword: string): Fields {
  return {
    ...order,
    discountType: standardOrderDiscountTypeValues.noDiscount,
    integralNum: 0,
    discountAmount: payOrderFormDiscountAmountValues.nothing,
    payType,
    payPassword,
  };
}

/** Payments of a new member who has no money. */
function withoutMoney(id: string, order: Order): Refusal[] {
  const balanceRefusal = (code: number, what: string, payType: number): Refusal => ({
    id,
    what,
    code,
    request: async (actors) => {
      const member = await actors.newcomer();
      const payPassword = await choosePayPassword(member);
      return {
        caller: member.caller,
        fields: fromBalance(await order(actors, member), payType, payPassword),
      };
    },
  });
  return [
    balanceRefusal(codes.insufficientYuan, 'no yuan in the balance', yuanBalance),
    balanceRefusal(codes.insufficientDollars, 'no dollars in the balance', dollarBalance),
  ];
}

/** A payment of a new member after the given number of wrong payment passwords. */
async function payAfterGuesses(id: string, order: Order, actors: ShopActors, attempts: number) {
  const member = await actors.newcomer();
  const { caller } = member;
  const payPassword = await choosePayPassword(member);
  const fields = fromBalance(await order(actors, member), yuanBalance, payPassword);
  for (let attempt = 0; attempt < attempts; attempt += 1)
    await caller.call(id, { ...fields, payPassword: wrongPassword });
  return { caller, fields };
}

/** Payments with a payment password that is locked, or missing. */
function withoutPassword(id: string, order: Order): Refusal[] {
  return [
    {
      id,
      what: 'no payment password is set',
      code: codes.payPasswordMissing,
      request: async (actors) => {
        const member = await actors.newcomer();
        const fields = fromBalance(await order(actors, member), yuanBalance, wrongPassword);
        return { caller: member.caller, fields };
      },
    },
    {
      id,
      what: 'another payment password at the last attempt',
      code: codes.wrongPayPassword,
      request: async (actors) => {
        const { caller, fields } = await payAfterGuesses(id, order, actors, constants.payPasswordTries - 1);
        return { caller, fields: { ...fields, payPassword: wrongPassword } };
      },
    },
    {
      id,
      what: 'the right payment password after too many wrong ones',
      code: codes.payPasswordLocked,
      request: (actors) => payAfterGuesses(id, order, actors, constants.payPasswordTries),
    },
  ];
}

/** Paying for orders of both kinds. */
export const cashierRefusals: readonly Refusal[] = Object.entries(orders).flatMap(([id, order]) => [
  changeRefusal(id, codes.priceChanged, 'another amount', oneMore('totalAmount')),
  changeRefusal(id, codes.wrongPayPassword, 'another payment password', (fields) =>
    fields.payPassword === undefined ? undefined : { ...fields, payPassword: wrongPassword },
  ),
  ...withoutMoney(id, order),
  ...withoutPassword(id, order),
]);
