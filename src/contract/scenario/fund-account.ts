import { asObject, asText } from '#description/json.ts';
import {
  type startTopUpFormPayTypeNames,
  startTopUpFormPayTypeValues as topUpPayTypes,
} from '#generated/enums.ts';
import { callOrSkip, PreconditionUnmet } from '../precondition.ts';
import type { ShopMember } from './shop-actors.ts';
import { shopHooks } from './shop-hooks.ts';
import { mailedCode } from './sign-up.ts';

/** Cents; what one top-up may be at most. */
const amount = 5_000_000;
/** Several, so that the flow of points has an order and pages. */
const points = [700_000, 200_000, 100_000];
/** What each further member has more of, so that no two have the same balance. */
const morePoints = 1_000;

/** Sets the first payment password of a member and returns it. */
export async function choosePayPassword({
  caller,
  email = '',
}: Pick<ShopMember, 'caller' | 'email'>): Promise<string> {
  const payPassword = 'Payment4scenario';
  await callOrSkip(caller, 'sendAccountCode');
  await callOrSkip(caller, 'setPayPassword', { payPassword, code: await mailedCode(caller, email) });
  return payPassword;
}

type TopUpPayType = keyof typeof startTopUpFormPayTypeNames;

/** Pays the largest amount in, through the cashier of the target. */
export async function topUp({ caller }: Pick<ShopMember, 'caller'>, payType: TopUpPayType): Promise<void> {
  const form = asText(asObject((await callOrSkip(caller, 'startTopUp', { payType, amount })).json).data);
  const paid = await shopHooks(caller.target).payOnline?.(form, 'pay');
  if (!paid) throw new PreconditionUnmet('online payments of the target cannot be made from here');
}

/** Gives the member with this index a payment password, yuan, dollars and points; `lacking` lists what was not possible. */
export async function fundAccount(
  member: ShopMember,
  index: number,
): Promise<{ payPassword: string | undefined; lacking: string[] }> {
  const lacking: string[] = [];
  const tryRun = async <T>(run: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof PreconditionUnmet)) throw error;
      lacking.push(error.message);
      return undefined;
    }
  };
  const payPassword = await tryRun(() => choosePayPassword(member));
  await tryRun(() => topUp(member, topUpPayTypes.alipayYuan));
  await tryRun(() => topUp(member, topUpPayTypes.paypalDollars));
  const { givePoints } = shopHooks(member.caller.target);
  if (givePoints) for (const some of points) await givePoints(member.email ?? '', some + index * morePoints);
  else lacking.push('the target gives no points');
  return { payPassword, lacking };
}
