import type { PaymentType } from '#domain/cashier/methods.ts';
import type { Language } from '#domain/language.ts';
import type { CodeName } from '#generated/constants.ts';
import type { Answers, OperationId, RefusalParams, Reply, Requests } from '#generated/server/handlers.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { MemberEntry } from './entries.ts';
import type { Outbox } from './outbox.ts';
import type { Store } from './store.ts';

/** What the handlers of a world share. */
export interface World {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly outbox: Outbox;
  /** Uploaded files by path. They are gone after a reload, other than the entries that name them. */
  readonly contents: Map<string, Blob>;
  /** Site-wide payment type. */
  readonly paymentType: PaymentType;
}

/** A decoded call that the caller may make. */
export interface Call {
  readonly world: World;
  readonly operation: OperationId;
  readonly language: Language;
  readonly now: Date;
  readonly token: string | undefined;
  readonly userAgent: string;
  /** The network address of the client, as limits count it. */
  readonly address: string;
  /** Always set in operations for members. */
  readonly member: MemberEntry | undefined;
}

export interface Refusal {
  readonly ok: false;
  readonly code: CodeName;
  readonly params?: RefusalParams;
}

export type AnyReply = { readonly ok: true; readonly data?: unknown; readonly params?: unknown } | Refusal;

export type Refused<Code extends CodeName> = { readonly ok: false; readonly code: Code };

/** What the world knows of an answer; required fields that it does not know are generated. */
export type Known<T> = T extends readonly (infer Item)[]
  ? readonly Known<Item>[]
  : T extends object
    ? { readonly [Field in keyof T]?: Known<T[Field]> }
    : T;

type Success<K extends OperationId> = {
  readonly ok: true;
  readonly data?: Answers[K] extends { data?: infer Data } ? Known<Data> : unknown;
  readonly params?: Answers[K] extends { params?: infer Params } ? Known<Params> : unknown;
};

type Refusing<R> = R extends { readonly params?: infer Params }
  ? Omit<R, 'params'> & { readonly params?: Known<Params> }
  : R;

type WorldReply<K extends OperationId> = Success<K> | Refusing<Extract<Reply<K>, { ok: false }>>;

/** Handlers of operations whose effect is more than a verb of `x-mock`. */
export type CustomHandlers = {
  [K in OperationId]?: (call: Call, request: Requests[K]) => WorldReply<K> | Promise<WorldReply<K>>;
};

/** The caller of an operation for members. */
export function callingMember({ member }: Call): MemberEntry {
  if (!member) throw new Error('an operation without a member needs one');
  return member;
}
