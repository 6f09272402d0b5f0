import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Bilingual, Language } from '#domain/language.ts';
import {
  refundField,
  type SandboxOutcome,
  type SandboxRefund,
  unreportedField,
} from '#domain/payment/addresses.ts';
import type { customisedOrderOrderStateNames } from '#generated/enums.ts';
import type { OperationId } from '#generated/server/handlers.ts';

type OrderState = keyof typeof customisedOrderOrderStateNames;

/** The fields of a call; texts of JSON are written by the case. */
export type SideFields = Readonly<Record<string, string | number | File | undefined>>;

/** A member to be made for a case. Balances in cents. */
export interface BuyerOptions {
  readonly grade?: string;
  readonly points?: number;
  readonly yuan?: number;
  readonly dollars?: number;
  /** Whether the member has the payment password {@link Side.payPassword}. */
  readonly canPay?: boolean;
}

/** A product to be made for a case: 0.35 cents each, 0.31 from 1,000 on, 100,000 in stock by default. */
export interface ProductOptions {
  readonly mpn?: string;
  /** Its name as the supplier writes it. */
  readonly name?: Bilingual;
  /** Micros of a dollar; null for a price on request. */
  readonly unitPrice?: number | null;
  readonly stock?: number;
  readonly startBuy?: number;
  readonly orderMultiple?: number;
  readonly withdrawn?: boolean;
  readonly customIntegration?: number;
}

/** An instalment of a customised order; 7.1 yuan to the dollar. */
export interface SideInstalment {
  /** Cents. */
  readonly usMoney: number;
  /** 1: belongs to the first instalment. */
  readonly headAmount?: 0 | 1;
}

/** The login password of every member of a case. */
export const loginPassword = 'Blue4sky9';

export interface SideBuyer {
  readonly token: string;
  readonly email: string;
  /** The language of the calls, English by default. */
  readonly language?: Language;
}

export interface SideProduct {
  readonly productId: number;
  readonly productNum: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a case reads whatever the operation returns and expects single values of it
type Anything = any;

export interface SideReply {
  readonly code: number;
  readonly msg?: string | undefined;
  readonly data?: Anything;
  readonly params?: Anything;
}

/** One of the two implementations of the description, with what a case needs to prepare. */
export interface Side {
  readonly name: 'server' | 'mocks';
  /** Makes a member who is signed in. */
  readonly addBuyer: (options?: BuyerOptions) => Promise<SideBuyer>;
  /** A new session of a member whose session may have ended. */
  readonly signInAgain: (buyer: SideBuyer) => Promise<SideBuyer>;
  readonly addProduct: (options?: ProductOptions) => Promise<SideProduct>;
  /** Makes a customised order of the member; it awaits payment (4) unless `state` says otherwise. Returns its number. */
  readonly addCustomisedOrder: (
    buyer: SideBuyer,
    instalments: readonly SideInstalment[],
    state?: OrderState,
  ) => Promise<string>;
  readonly call: (operation: OperationId, fields?: SideFields, buyer?: SideBuyer) => Promise<SideReply>;
  readonly payPassword: string;
  /** The last code that was mailed to an address. */
  readonly mailedCode: (email: string) => Promise<string>;
  /** Kinds of the mails that an address has got, the oldest first; a notice has no code. */
  readonly mailsTo: (email: string) => Promise<readonly ('code' | 'notice')[]>;
  readonly passSeconds: (seconds: number) => void;
  /** Lets the jobs run: orders that were not paid are closed, payments asked about, mails about stock sent. */
  readonly runJobs: () => Promise<void>;
  /** Chooses an outcome at the sandbox cashier, to which the form of a payment leads; `silently`: its notification is lost; else what becomes of a refund. */
  readonly choose: (
    paymentForm: string,
    outcome: SandboxOutcome,
    more?: 'silently' | SandboxRefund,
  ) => Promise<void>;
  /** The text that a link of a reply opens. */
  readonly download: (link: string) => Promise<string>;
  /** Time of the side's clock in ms. */
  readonly now: () => number;
  /** Makes a document; 0 is for everyone, another number the lowest grade. Returns its number. */
  readonly addDocument: (grade: number, title?: Bilingual) => Promise<number>;
  /** Makes a news item. Returns its number. */
  readonly addNews: (title: Bilingual) => Promise<number>;
  /** Makes an unread notice of the shop to the member. Returns its number. */
  readonly addNotice: (buyer: SideBuyer) => Promise<number>;
}

/** A call, or several, whose replies must be the same on both sides; the codes are expected as well. */
export interface ParityCase {
  readonly title: string;
  readonly run: (side: Side) => Promise<SideReply | readonly SideReply[]>;
  readonly codes: readonly number[];
}

const idFields = new Set(['productId', 'carId']);

/** Names ids by their first appearance: each side counts from a number of its own. */
function withoutIds(replies: readonly SideReply[]): unknown {
  const known = new Map<string, string>();
  const text = JSON.stringify(replies, (name, value) => {
    if (!idFields.has(name)) return value;
    const id = `${name} ${String(value)}`;
    const label = known.get(id) ?? `${name} #${known.size + 1}`;
    known.set(id, label);
    return label;
  });
  return JSON.parse(text);
}

function facts({ code, params }: SideReply) {
  return { code, ...(params === undefined ? {} : { params }) };
}

/** The secret text of a payment form. */
export function ticketOf(paymentForm: string): string {
  return /name="payment" value="([^"]+)"/.exec(paymentForm)?.[1] ?? '';
}

/** The form of the sandbox cashier with a choice, see {@link Side.choose}. */
export function sandboxFields(
  paymentForm: string,
  outcome: SandboxOutcome,
  more: 'silently' | SandboxRefund = 'done',
) {
  const field = more === 'silently' ? { [unreportedField]: '1' } : { [refundField]: more };
  return { payment: ticketOf(paymentForm), outcome, ...field };
}

/** A reply whose data are compared too. */
export function withData({ code, data, params }: SideReply): SideReply {
  return { code, params: { ...params, data } };
}

/** Runs a case on both sides and expects the same codes and the same facts with each refusal. */
export async function expectParity(sides: readonly Side[], { run, codes }: ParityCase): Promise<void> {
  const results: unknown[] = [];
  for (const side of sides) {
    const replies = [await run(side)].flat().map(facts);
    expect({ side: side.name, codes: replies.map(({ code }) => code) }).toEqual({ side: side.name, codes });
    results.push(withoutIds(replies));
  }
  const [first, ...others] = results;
  for (const other of others) if (!isDeepStrictEqual(first, other)) expect(other).toEqual(first);
}
