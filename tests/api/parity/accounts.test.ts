import { codeAt } from '#domain/account-security/totp.ts';
import { constants } from '#generated/constants.ts';
import { closingBlockerValues } from '#generated/enums.ts';
import {
  type ParityCase,
  loginPassword as password,
  type Side,
  type SideBuyer,
  type SideFields,
  withData,
} from './side.ts';
import { sidesForTests } from './sides-for-tests.ts';

const { describeParity } = sidesForTests();

const wrong = 'Wrong9password';

/** A member whose authenticator app shows the returned code. */
async function withSecret(side: Side) {
  const buyer = await side.addBuyer();
  const { data } = await side.call('startSecondFactor', { password }, buyer);
  return { buyer, code: () => codeAt(data.secret, side.now()) };
}

async function withSecondFactor(side: Side) {
  const { buyer, code } = await withSecret(side);
  const { data } = await side.call('confirmSecondFactor', { code: code() }, buyer);
  side.passSeconds(constants.totpPeriod);
  const [recoveryCode]: [string] = data;
  return { buyer, code, recoveryCode };
}

/** The same calls for what takes password and second factor. */
function proof(operation: 'deleteSecondFactor' | 'resetRecoveryCodes'): readonly ParityCase[] {
  const ask = (side: Side, buyer: SideBuyer, fields: SideFields) => side.call(operation, fields, buyer);
  return [
    {
      title: `${operation} looks at the password before the code, which is not used up by a wrong one`,
      codes: [4006, 4031, 0],
      async run(side) {
        const { buyer, recoveryCode: secondFactor } = await withSecondFactor(side);
        return [
          await ask(side, buyer, { password: wrong, secondFactor }),
          await ask(side, buyer, { password, secondFactor: 'ZZZZ-YYYY-XXXX-WWWW' }),
          await ask(side, buyer, { password, secondFactor }),
        ];
      },
    },
    {
      title: `${operation} is not offered without a second factor, whatever the password is`,
      codes: [4009, 4009],
      async run(side) {
        const [none, { buyer: waiting }] = [await side.addBuyer(), await withSecret(side)];
        const fields = { password: wrong, secondFactor: '000000' };
        return [await ask(side, none, fields), await ask(side, waiting, fields)];
      },
    },
  ];
}

const secondFactor: readonly ParityCase[] = [
  ...proof('deleteSecondFactor'),
  ...proof('resetRecoveryCodes'),
  {
    title: 'a new secret takes the password, and is not made while the second factor is on',
    codes: [4006, 0, 4009],
    async run(side) {
      const buyer = await side.addBuyer();
      const { buyer: secured } = await withSecondFactor(side);
      const start = (fields: SideFields, member: SideBuyer) => side.call('startSecondFactor', fields, member);
      return [
        await start({ password: wrong }, buyer),
        await start({ password }, buyer),
        await start({ password: wrong }, secured),
      ];
    },
  },
  {
    title: 'a secret takes its own code, once, and only for a while',
    codes: [4009, 4031, 0, 4009, 4009],
    async run(side) {
      const confirm = (code: string, buyer: SideBuyer) => side.call('confirmSecondFactor', { code }, buyer);
      const { buyer, code } = await withSecret(side);
      const right = code();
      const replies = [
        await confirm(right, await side.addBuyer()),
        await confirm(right === '000000' ? '000001' : '000000', buyer),
        await confirm(right, buyer),
        await confirm(right, buyer),
      ];
      const late = await withSecret(side);
      side.passSeconds(constants.secondFactorSetup);
      return [...replies, await confirm(late.code(), late.buyer)];
    },
  },
];

const loginPassword: readonly ParityCase[] = [
  {
    title: 'is compared with the new one, then with the stored one',
    codes: [4000, 4006, 0, 4006],
    async run(side) {
      const buyer = await side.addBuyer();
      const update = (oldPassword: string, chosen: string) =>
        side.call('updateLoginPassword', { oldPassword, password: chosen }, buyer);
      return [
        await update(wrong, wrong),
        await update(wrong, 'Third9password'),
        await update(password, 'Third9password'),
        await update(password, 'Other9password'),
      ];
    },
  },
];

const { openOrders, moneyLeft, openPayments } = closingBlockerValues;

function close(side: Side, buyer: SideBuyer, fields: SideFields = { password }) {
  return side.call('deleteAccount', fields, buyer);
}

/** A closing that something prevents: named the same by both calls, and before the password is looked at. */
function blockedCase(
  title: string,
  codes: readonly number[],
  open: (side: Side) => Promise<SideBuyer>,
): ParityCase {
  return {
    title,
    codes,
    async run(side) {
      const buyer = await open(side);
      const blockers = withData(await side.call('getClosing', {}, buyer));
      return [blockers, await close(side, buyer, { password: wrong })];
    },
  };
}

const customised = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const closing: readonly ParityCase[] = [
  blockedCase(`names money (${moneyLeft})`, [0, 4033], (side) => side.addBuyer({ dollars: 1 })),
  blockedCase(`names a started payment (${openPayments})`, [0, 4033], async (side) => {
    const buyer = await side.addBuyer();
    await side.call('startTopUp', { payType: 1, amount: 500 }, buyer);
    return buyer;
  }),
  {
    title: `names an order that is not finished (${openOrders}), in the same states`,
    codes: [0, ...customised.map(() => 0)],
    async run(side) {
      const states = [0, ...customised] as const;
      const replies = [];
      for (const state of states) {
        const buyer = await side.addBuyer();
        await side.addCustomisedOrder(buyer, [{ usMoney: 100 }], state);
        replies.push(withData(await side.call('getClosing', {}, buyer)));
      }
      return replies;
    },
  },
  {
    title: 'takes the password, then the second factor, and ends the session',
    codes: [4006, 4030, 4031, 0, 5000],
    async run(side) {
      const { buyer, recoveryCode } = await withSecondFactor(side);
      return [
        await close(side, buyer, { password: wrong, secondFactor: recoveryCode }),
        await close(side, buyer),
        await close(side, buyer, { password, secondFactor: 'ZZZZ-YYYY-XXXX-WWWW' }),
        await close(side, buyer, { password, secondFactor: recoveryCode }),
        await side.call('getClosing', {}, buyer),
      ];
    },
  },
];

const profile: readonly ParityCase[] = [
  {
    title: 'is shown with the place in the reader’s language',
    codes: [0, 0],
    async run(side) {
      const buyer = await side.addBuyer({ grade: '2' });
      const replies = [];
      for (const language of ['zh_CN', 'en_US'] as const) {
        const { data, ...reply } = await side.call('getMember', {}, { ...buyer, language });
        replies.push(withData({ ...reply, data: { ...data, email: '' } }));
      }
      return replies;
    },
  },
];

function ask(operation: 'authoriseDocumentDownload' | 'countDocumentDownload') {
  return async (side: Side) => {
    const readers = [await side.addBuyer({ grade: '1' }), await side.addBuyer({ grade: '2' })];
    const replies = [];
    for (const grade of [0, 1, 2])
      for (const reader of readers) {
        const { code } = await side.call(operation, { tid: await side.addDocument(grade) }, reader);
        replies.push({ code });
      }
    const { code } = await side.call(operation, { tid: 2_000_000_000 }, readers[0]);
    return [...replies, { code }];
  };
}

const documents: readonly ParityCase[] = [
  {
    title: 'is given to readers of its grade',
    codes: [0, 0, 0, 0, 4018, 0, 4004],
    run: ask('authoriseDocumentDownload'),
  },
  {
    title: 'is counted on its own where it has a direct link',
    codes: [0, 0, 4004, 4004, 4004, 4004, 4004],
    run: ask('countDocumentDownload'),
  },
  {
    title: 'has no preview for a visitor where it is for members',
    codes: [4018, 4004],
    async run(side) {
      const tid = await side.addDocument(1);
      return [
        await side.call('getDocumentPreview', { tid }),
        await side.call('getDocumentPreview', { tid: 2_000_000_000 }),
      ];
    },
  },
];

describeParity('a second factor', secondFactor);

describeParity('the login password', loginPassword);

describeParity('the closing of an account', closing);

describeParity('the profile', profile);

describeParity('a document', documents);
