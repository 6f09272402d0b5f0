import type { ParityCase, Side, SideBuyer, SideReply } from './side.ts';
import { sidesForTests } from './sides-for-tests.ts';

const { describeParity } = sidesForTests();

async function mailCode(side: Side, buyer: SideBuyer): Promise<string> {
  await side.call('sendAccountCode', {}, buyer);
  return side.mailedCode(buyer.email);
}

/** A code that was not mailed. */
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

function update(side: Side, buyer: SideBuyer, code: string, oldPayPassword = side.payPassword) {
  const payPassword = oldPayPassword === 'Other8hill' ? 'Third8hill' : 'Other8hill';
  return side.call('updatePayPassword', { code, oldPayPassword, payPassword }, buyer);
}

const cases: readonly ParityCase[] = [
  {
    title: 'looks at the mailed code before the old payment password',
    codes: [4007, 4014, 0, 4007],
    async run(side) {
      const buyer = await side.addBuyer({ canPay: true });
      const code = await mailCode(side, buyer);
      return [
        await update(side, buyer, otherThan(code), 'Wrong4hill'),
        await update(side, buyer, code, 'Wrong4hill'),
        await update(side, buyer, code),
        await update(side, buyer, code, 'Other8hill'),
      ];
    },
  },
  {
    title: 'asks for a payment password that is set before it looks at the code',
    codes: [4016],
    run: async (side) => update(side, await side.addBuyer(), '000000'),
  },
  {
    title: 'is set once with the code, and a second time is refused before the code is looked at',
    codes: [4007, 0, 4009],
    async run(side) {
      const buyer = await side.addBuyer();
      const set = (code: string) =>
        side.call('setPayPassword', { code, payPassword: side.payPassword }, buyer);
      const code = await mailCode(side, buyer);
      return [await set(otherThan(code)), await set(code), await set(otherThan(code))];
    },
  },
  {
    title: 'is none of the most common ones, and the same in characters of full width',
    codes: [4000, 0, 4000],
    async run(side) {
      const buyer = await side.addBuyer();
      const code = await mailCode(side, buyer);
      const set = (payPassword: string) => side.call('setPayPassword', { code, payPassword }, buyer);
      const chosen = 'ｓｈｏｐ２０２６年';
      const plain = { code, oldPayPassword: chosen, payPassword: 'shop2026年' };
      return [await set('Password1'), await set(chosen), await side.call('updatePayPassword', plain, buyer)];
    },
  },
  {
    title: 'that is the old one is refused before anything else is looked at',
    codes: [4000],
    async run(side) {
      const fields = { code: '000000', oldPayPassword: side.payPassword, payPassword: side.payPassword };
      return side.call('updatePayPassword', fields, await side.addBuyer());
    },
  },
  {
    title: 'sends a mailbox no more codes than its limit within the time',
    codes: [0, 0, 0, 0, 0, 0, 4008, 0],
    async run(side) {
      const buyer = await side.addBuyer();
      const replies: SideReply[] = [];
      for (let index = 0; index < 7; index += 1) {
        replies.push(await side.call('sendAccountCode', {}, buyer));
        side.passSeconds(60);
      }
      side.passSeconds(3600 - 6 * 60);
      return [...replies, await side.call('sendAccountCode', {}, buyer)];
    },
  },
  {
    title: 'accepts a code five times, rightly or not',
    codes: [4007, 4007, 4007, 4007, 4007, 4007],
    async run(side) {
      const buyer = await side.addBuyer({ canPay: true });
      const code = await mailCode(side, buyer);
      const replies = [];
      for (let index = 0; index < 5; index += 1) replies.push(await update(side, buyer, otherThan(code)));
      return [...replies, await update(side, buyer, code)];
    },
  },
  {
    title: 'sends no second code within the cooldown, and forgets the first one at the end of its life',
    codes: [0, 4008, 4008, 4007],
    async run(side) {
      const buyer = await side.addBuyer({ canPay: true });
      const first = await side.call('sendAccountCode', {}, buyer);
      const code = await side.mailedCode(buyer.email);
      const second = await side.call('sendAccountCode', {}, buyer);
      side.passSeconds(59);
      const third = await side.call('sendAccountCode', {}, buyer);
      side.passSeconds(541);
      return [first, second, third, await update(side, buyer, code)];
    },
  },
];

describeParity('the payment password', cases);
