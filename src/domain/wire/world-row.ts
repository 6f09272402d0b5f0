import type { Scalar } from '../actions/offered.ts';
import type { CodePurpose } from '../session/mailed-codes.ts';

export type WorldVerb =
  | 'list'
  | 'tree'
  | 'get'
  | 'first'
  | 'create'
  | 'update'
  | 'delete'
  | 'count'
  | 'act'
  | 'link'
  | 'mailCode'
  | 'none'
  | 'custom';

/** The fields of an entry that an answer shows: by name, and by a name that goes on with a number (`column12`). */
export interface ShownFields {
  readonly names: readonly string[];
  readonly numbered?: readonly string[];
}

/** A list inside an answer. */
export interface AnswerList {
  /** Pointers of the list and of its totals. */
  readonly items: string;
  readonly totals: readonly string[];
  /** Field that no two items have in common. */
  readonly key?: string;
}

/** The place of one operation in the stateful world of the mocks, as `x-mock` and the schemas of the description give it. */
export interface WorldRow {
  readonly verb: WorldVerb;
  readonly collection?: string;
  /** Field that names an entry. */
  readonly key?: string;
  /** Request field that carries the key, where it has another name; several, joined by commas, are possible. */
  readonly from?: string;
  /** Pointer of the entries in the answer. */
  readonly data: string;
  /** Field to order by, with a minus in front for the largest first. */
  readonly order?: string;
  /** Request field → field of the entry that must equal it, or be a list that has it. */
  readonly filters?: Readonly<Record<string, string>>;
  readonly where?: Readonly<Record<string, Scalar>>;
  /** Fields of the entry in which `keyWord` is looked for as a whole. */
  readonly search?: readonly string[];
  /** Fields of the entry in which each word of `keyWord` is looked for, in the language of the request. */
  readonly words?: readonly string[];
  /** Field of the entry → number that a change adds to it. */
  readonly adds?: Readonly<Record<string, number>>;
  readonly scope?: 'member';
  /** What a mailed code is for. */
  readonly purpose?: CodePurpose;
  /** Request field → collection in which it must name an entry. */
  readonly requires?: Readonly<Record<string, string>>;
  /** Field of which a member has each value once; creating it again only renews the time of the entry. */
  readonly unique?: string;
  /** Request field → field of the entry that stores it. */
  readonly takes?: Readonly<Record<string, string>>;
  /** Pointers of the total in the answer. */
  readonly totals?: readonly string[];
  /** Pointers of sums over the entries in the answer. */
  readonly sums?: readonly string[];
  /** The lists of an answer that holds them at other places than `data`. */
  readonly lists?: readonly AnswerList[];
  /** What an entry shows; absent where the answer holds no entries. */
  readonly shown?: ShownFields;
}
