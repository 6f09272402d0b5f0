import { asList, asObject, asText } from '#description/json.ts';
import { accountFlowDealTypeValues, startTopUpFormPayTypeValues } from '#generated/enums.ts';
import { callOrSkip, PreconditionUnmet } from '../precondition.ts';
import { topUp } from './fund-account.ts';
import { memberOf, type Recipe } from './recipe.ts';

const { recharge } = accountFlowDealTypeValues;

/** Money that was paid in. */
export const walletRecipes: Readonly<Record<string, Recipe>> = {
  getTopUp: async (actors) => {
    const { caller } = memberOf(actors);
    await topUp({ caller }, startTopUpFormPayTypeValues.alipayYuan);
    const { json } = await callOrSkip(caller, 'listAccountFlow', { dealType: recharge });
    const paymentNo = asText(asObject(asList(asObject(json).data)[0]).objectId);
    if (paymentNo === '') throw new PreconditionUnmet('the account flow does not show the top-up');
    return { caller, fields: { paymentNo } };
  },
};
