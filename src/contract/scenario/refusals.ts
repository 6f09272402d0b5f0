import { codes } from '#generated/constants.ts';
import { codeOf, type Fields } from '../exchange.ts';
import { notBuilt, type ScenarioContext } from './scenario-runner.ts';
import { validRequest } from './valid-request.ts';

interface Refusal {
  readonly id: string;
  /** What is wrong with the request, for the label. */
  readonly what: string;
  readonly code: number;
  /** Changes a request that must succeed; undefined where this one cannot be made wrong like that. */
  readonly change: (fields: Fields) => Fields | undefined;
}

const more = (value: Fields[string]) => Number(value) + 1;
/** Allowed by the description, and never what a person has chosen or was mailed. */
const wrongPassword = 'Wrong9password';

function wrongCode({ code, ...fields }: Fields): Fields {
  return { ...fields, code: String(code) === '000000' ? '000001' : '000000' };
}

function one(id: string, code: number, what: string, change: Refusal['change']): Refusal {
  return { id, code, what, change };
}

/** Fewer pieces than may be ordered; a product that is sold by the piece has no such number. */
const tooFew = (name: string) => (fields: Fields) =>
  Number(fields[name]) > 2 ? { ...fields, [name]: 1 } : undefined;

/** Business refusals that need a request which is right but for one thing, and the one code for it. */
const refusals: readonly Refusal[] = [
  one('loginMember', codes.wrongCaptcha, 'the picture says something else', (fields) => ({
    ...fields,
    code: '0000',
  })),
  one('loginMember', codes.wrongCredentials, 'another password', (fields) => ({
    ...fields,
    password: wrongPassword,
  })),
  one('registerMember', codes.wrongMailedCode, 'another code', wrongCode),
  one('resetPassword', codes.wrongMailedCode, 'another code', wrongCode),
  one('setPayPassword', codes.wrongMailedCode, 'another code', wrongCode),
  one('updatePayPassword', codes.wrongMailedCode, 'another code', wrongCode),
  one('updatePayPassword', codes.wrongPayPassword, 'another old password', (fields) => ({
    ...fields,
    oldPayPassword: wrongPassword,
  })),
  one('updateLoginPassword', codes.wrongCredentials, 'another old password', (fields) => ({
    ...fields,
    oldPassword: wrongPassword,
  })),
  one('addCartItem', codes.quantityRefused, 'too few pieces', tooFew('producNum')),
  one('submitDirectOrder', codes.quantityRefused, 'too few pieces', tooFew('num')),
  one('submitDirectOrder', codes.priceChanged, 'another amount', ({ moneyNum, ...fields }) => ({
    ...fields,
    moneyNum: more(moneyNum),
  })),
  one('submitDirectOrder', codes.insufficientPoints, 'more points than there are', (fields) => ({
    ...fields,
    discountType: 2,
    integralNum: 1_000_000_000,
  })),
  one('submitCartOrder', codes.insufficientPoints, 'more points than there are', (fields) => ({
    ...fields,
    discountType: 2,
    integralNum: 1_000_000_000,
  })),
  one('payStandardOrder', codes.priceChanged, 'another amount', ({ totalAmount, ...fields }) => ({
    ...fields,
    totalAmount: more(totalAmount),
  })),
  one('payStandardOrder', codes.wrongPayPassword, 'another payment password', (fields) =>
    fields.payPassword === undefined ? undefined : { ...fields, payPassword: wrongPassword },
  ),
];

/** Refusals that are no breach of the description: each must answer its code. */
export async function runRefusals(scenario: ScenarioContext): Promise<void> {
  const { actors, runner, isWanted } = scenario;
  for (const { id, code: wanted, what, change } of refusals) {
    const operation = actors.contract.operations.find((each) => each.id === id);
    if (!operation?.codes.includes(wanted) || !isWanted(id) || !runner.codes.get(id)?.has(0)) continue;
    const request = await validRequest(id, actors);
    const fields = 'why' in request ? undefined : change(request.fields);
    if ('why' in request || !fields) continue;
    const label = `${id}: ${what}`;
    const exchange = await runner.step(label, request.caller, id, fields, { relations: 'none' });
    const code = codeOf(exchange);
    if (code === wanted || code === undefined || code === notBuilt) continue;
    const expected = `${wanted}: ${what}`;
    runner.note(exchange, id, {
      kind: 'other-code',
      at: `response#/code/${what}`,
      expected,
      actual: `code ${code}`,
    });
  }
}
