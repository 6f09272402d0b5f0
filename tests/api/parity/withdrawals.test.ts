import { beijingDay } from '#domain/beijing-day.ts';
import { constants } from '#generated/constants.ts';
import { startTopUpFormPayTypeValues } from '#generated/enums.ts';
import { applyWithdrawalFormLimits } from '#generated/limits.ts';
import { type ParityCase, type Side, type SideBuyer, ticketOf } from './side.ts';
import { sidesForTests } from './sides-for-tests.ts';

const { describeParity } = sidesForTests();

const limit = constants.dailyWithdrawalLimit;
const { maximum: most } = applyWithdrawalFormLimits.cashAmount;

function withdraw(side: Side, buyer: SideBuyer, cashAmount: number, cashType = 1) {
  return side.call('applyWithdrawal', { cashType, cashAccount: '13800138000', cashAmount }, buyer);
}

/** Lets the day in Beijing end without an idle session. */
async function waitForTomorrow(side: Side, buyer: SideBuyer): Promise<void> {
  const today = beijingDay(new Date(side.now()));
  while (beijingDay(new Date(side.now())) === today) {
    side.passSeconds(constants.sessionIdleLife / 2);
    await side.call('getMember', {}, buyer);
  }
}

const withdrawals: readonly ParityCase[] = [
  {
    title: 'counts towards the limit of its day in Beijing, whose rest is reported',
    codes: [0, 0, 0, 0, 4029, 0, 4029, 0],
    async run(side) {
      const buyer = await side.addBuyer({ yuan: 2 * limit });
      const replies = [];
      for (const amount of [most, most, most, limit - 3 * most - 500, 501, 500, 1])
        replies.push(await withdraw(side, buyer, amount));
      await waitForTomorrow(side, buyer);
      return [...replies, await withdraw(side, buyer, most)];
    },
  },
  {
    title: 'takes no more than the balance of its currency',
    codes: [4012, 0],
    async run(side) {
      const buyer = await side.addBuyer({ yuan: 5_000 });
      return [await withdraw(side, buyer, 5_001), await withdraw(side, buyer, 5_000)];
    },
  },
];

const topUps: readonly ParityCase[] = [
  {
    title: 'is not another member’s to see',
    codes: [4004, 4004, 0],
    async run(side) {
      const [buyer, other] = [await side.addBuyer(), await side.addBuyer()];
      const fields = { payType: startTopUpFormPayTypeValues.paypalDollars, amount: 500 };
      const { data: form } = await side.call('startTopUp', fields, buyer);
      const [paymentNo] = ticketOf(form).split('.');
      const look = async (by: SideBuyer, number = paymentNo) => {
        const { code } = await side.call('getTopUp', { paymentNo: number }, by);
        return { code };
      };
      return [await look(other), await look(other, 'Z2026030299999999'), await look(buyer)];
    },
  },
];

describeParity('a withdrawal', withdrawals);

describeParity('a top-up', topUps);
