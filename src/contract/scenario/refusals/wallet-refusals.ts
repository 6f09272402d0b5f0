import { codes, constants } from '#generated/constants.ts';
import { startTopUpFormPayTypeValues, withdrawalCashTypeValues } from '#generated/enums.ts';
import { applyWithdrawalFormLimits } from '#generated/limits.ts';
import { callOrSkip } from '../../precondition.ts';
import { topUp } from '../fund-account.ts';
import { securedMember } from '../recipes-account.ts';
import type { ShopActors } from '../shop-actors.ts';
import { guess, wrongSecondFactor } from './account-refusals.ts';
import { type Refusal, requestOf } from './refusal.ts';

const largest = applyWithdrawalFormLimits.cashAmount.maximum;
const { alipay, paypal } = withdrawalCashTypeValues;

/** A withdrawal of a new member who has no money. */
function withoutMoney(code: number, what: string, cashType: number): Refusal {
  return {
    id: 'applyWithdrawal',
    what,
    code,
    request: async (actors) => {
      const { caller } = await actors.newcomer();
      const { fields } = await requestOf('applyWithdrawal', actors);
      return { caller, fields: { ...fields, cashType } };
    },
  };
}

/** A withdrawal of a new member with money and a second factor. */
export async function securedWithdrawal(actors: ShopActors) {
  const member = await securedMember(actors);
  await topUp(member, startTopUpFormPayTypeValues.alipayYuan);
  const { fields } = await requestOf('applyWithdrawal', actors);
  return { ...member, fields: { ...fields, cashType: alipay } };
}

/** Withdrawals and what was paid in. */
export const walletRefusals: readonly Refusal[] = [
  withoutMoney(codes.insufficientYuan, 'no yuan in the balance', alipay),
  withoutMoney(codes.insufficientDollars, 'no dollars in the balance', paypal),
  {
    id: 'applyWithdrawal',
    what: 'more than may be withdrawn in a day',
    code: codes.dailyLimitReached,
    request: async (actors) => {
      const { caller } = await actors.newcomer();
      const { fields } = await requestOf('applyWithdrawal', actors);
      const withdrawn = { ...fields, cashType: alipay, cashAmount: largest };
      for (let total = 0; total <= constants.dailyWithdrawalLimit; total += largest)
        await topUp({ caller }, startTopUpFormPayTypeValues.alipayYuan);
      for (let total = largest; total <= constants.dailyWithdrawalLimit; total += largest)
        await callOrSkip(caller, 'applyWithdrawal', withdrawn);
      return { caller, fields: withdrawn };
    },
  },
  {
    id: 'applyWithdrawal',
    what: 'the second factor is missing',
    code: codes.secondFactorNeeded,
    request: securedWithdrawal,
  },
  {
    id: 'applyWithdrawal',
    what: 'the second factor is wrong',
    code: codes.wrongSecondFactor,
    request: async (actors) => {
      const { caller, fields } = await securedWithdrawal(actors);
      return { caller, fields: { ...fields, secondFactor: wrongSecondFactor } };
    },
  },
  {
    id: 'applyWithdrawal',
    what: 'one more code after too many wrong ones',
    code: codes.secondFactorLocked,
    request: async (actors) => {
      const { caller, password, fields } = await securedWithdrawal(actors);
      const wrong = { password, secondFactor: wrongSecondFactor };
      await guess('deleteSecondFactor', { caller, fields: wrong }, {});
      return { caller, fields: { ...fields, secondFactor: wrongSecondFactor } };
    },
  },
];
