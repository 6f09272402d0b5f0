import { asObject, asText } from '#description/json.ts';
import type { Person } from './cast.ts';
import { Closed, must } from './closed.ts';
import { mailedCode } from './sign-up.ts';

/** Cents; what one top-up may be at most. */
const amount = 5_000_000;
/** Several, so that the flow of points has an order and pages. */
const points = [700_000, 200_000, 100_000];

/** Sets the first payment password. */
async function choosePayPassword({ caller, email = '' }: Person): Promise<string> {
  const payPassword = 'Purse4story';
  await must(caller, 'sendAccountCode');
  await must(caller, 'setPayPassword', { payPassword, code: await mailedCode(caller, email) });
  return payPassword;
}

/** Pays money in, through the cashier of the target. */
async function topUp({ caller }: Person, payType: 1 | 2): Promise<void> {
  const form = asText(asObject((await must(caller, 'startTopUp', { payType, amount })).json).data);
  const paid = await caller.target.backstage.payOnline?.(form, 'pay');
  if (!paid) throw new Closed('online payments of the target cannot be made from here');
}

/** Gives a member a payment password, yuan, dollars and points, and says what could not be had. */
export async function fillPurse(
  person: Person,
): Promise<{ payPassword: string | undefined; lacking: string[] }> {
  const lacking: string[] = [];
  const tried = async <T>(run: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof Closed)) throw error;
      lacking.push(error.message);
      return undefined;
    }
  };
  const payPassword = await tried(() => choosePayPassword(person));
  await tried(() => topUp(person, 1));
  await tried(() => topUp(person, 2));
  const { givePoints } = person.caller.target.backstage;
  if (givePoints) for (const some of points) await givePoints(person.email ?? '', some);
  else lacking.push('the target gives nobody points');
  return { payPassword, lacking };
}
