import type { JsonObject } from './json.ts';
import type { Layers } from './layers.ts';

export type Language = 'zh_CN' | 'en_US';
export const languages: readonly Language[] = ['zh_CN', 'en_US'];

/** One row of `codes.yaml`: a business outcome that an operation can answer. */
export interface Code {
  readonly code: number;
  readonly name: string;
  /** HTTP status; other than 200 only for the few outcomes that never reach a handler. */
  readonly http: number;
  /** Every operation can answer it, whatever its `x-codes` say. */
  readonly everywhere: boolean;
  /** Members of the answer's `params` that come with it. */
  readonly params: readonly string[];
  readonly description: string;
}

/** One language file of the description: section → key → text. */
export type Texts = Readonly<
  Record<'codes' | 'fields' | 'enums' | 'rules', Readonly<Record<string, string>>>
>;

export type Method = 'get' | 'post' | 'put' | 'delete';
export type Encoding = 'none' | 'form' | 'multipart' | 'json';
/** Who may call: only members, everyone, or everyone with more for members. */
export type Access = 'member' | 'public' | 'optional';

/** A parameter of an operation with its reference followed. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required: boolean;
  /** The mark `x-transport`, when the transport fills it in. */
  readonly transport: string | undefined;
  readonly schema: JsonObject;
}

export interface Operation {
  readonly id: string;
  /** The one tag: file in `openapi/paths`, folder in `generated` and everywhere else. */
  readonly area: string;
  readonly method: Method;
  /** As in the description, parameters in braces. */
  readonly path: string;
  /** JSON pointer of the operation in the bundle. */
  readonly pointer: string;
  readonly node: JsonObject;
  readonly access: Access;
  /** Signed with the key of a partner instead of the public application key. */
  readonly isForPartners: boolean;
  readonly encoding: Encoding;
  readonly parameters: readonly Parameter[];
  /** Schema of the request body (reference followed), if there is one. */
  readonly body: JsonObject | undefined;
  /** Schema of the 200 answer with code 0, reference not followed. */
  readonly success: JsonObject | undefined;
  /** Every code that it can answer: 0, those of `x-codes` and those that are possible everywhere; ascending. */
  readonly codes: readonly number[];
}

/** Everything that `openapi/` says, ready for the generators. */
export interface Description extends Layers {
  readonly folder: string;
  readonly operations: readonly Operation[];
  readonly codes: readonly Code[];
  readonly texts: Readonly<Record<Language, Texts>>;
}
