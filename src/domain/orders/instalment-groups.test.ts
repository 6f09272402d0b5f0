import { describe, expect, it } from 'vitest';
import {
  instalmentHeadAmountValues as heads,
  instalmentAmountStateValues as states,
} from '#generated/enums.ts';
import { instalmentGroups } from './instalment-groups.ts';

const tooling = {
  amount: 60_000,
  amountZh: 432_600,
  amountState: states.unpaid,
  headAmount: heads.firstInstalment,
};
const deposit = { ...tooling, amount: 90_000, amountZh: 648_900 };
const balance = { ...tooling, amount: 150_000, amountZh: 1_081_500, headAmount: heads.laterInstalment };
const paid = { amountState: states.paid };

describe('the payments of a customised order', () => {
  it('sum the amounts of the first one and mark it as the next', () => {
    const [first, later] = instalmentGroups([tooling, deposit, balance]);
    expect(first).toMatchObject({ amount: 150_000, amountZh: 1_081_500, due: 150_000, isNext: true });
    expect(later).toMatchObject({ amount: 150_000, isFirst: false, isNext: false });
  });

  it('move on to the first unpaid one, and to none when all are paid', () => {
    const started = instalmentGroups([{ ...tooling, ...paid }, { ...deposit, ...paid }, balance]);
    expect(started.map(({ isPaid, isNext }) => [isPaid, isNext])).toEqual([
      [true, false],
      [false, true],
    ]);
    const all = instalmentGroups([{ ...tooling, ...paid }]);
    expect(all.map(({ isNext }) => isNext)).toEqual([false]);
    expect(instalmentGroups([])).toEqual([]);
  });

  it('ask only for what is unpaid of a first payment that was paid in part', () => {
    const [first] = instalmentGroups([{ ...tooling, ...paid }, deposit]);
    expect(first).toMatchObject({
      amount: 150_000,
      due: 90_000,
      dueZh: 648_900,
      isPaid: false,
      isNext: true,
    });
  });
});
