import { type CodeName, codes, httpStatus } from '#generated/constants.ts';
import { messageLimits } from '#generated/limits.ts';
import type { RefusalParams } from '#generated/server/handlers.ts';
import type { Language } from '../language.ts';
import { isKeyOf } from '../own-value.ts';
import { codeText } from './messages.ts';

/** What every answer looks like. */
export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data?: unknown;
  readonly params?: unknown;
}

/** An outcome that ends the way of a request before or in its handler. */
export class ApiRefusal extends Error {
  readonly code: CodeName;
  readonly params: RefusalParams | undefined;
  /** A sentence of its own in place of the text of the code. */
  readonly sentence: ((language: Language) => string) | undefined;

  constructor(code: CodeName, params?: RefusalParams, sentence?: (language: Language) => string) {
    super(code);
    this.name = 'ApiRefusal';
    this.code = code;
    this.params = params;
    this.sentence = sentence;
  }
}

/** The envelope of a successful call, with its message in the language of the caller. */
export function successEnvelope(answer: { data?: unknown; params?: unknown }, language: Language): Envelope {
  return {
    code: codes.success,
    msg: codeText('success', language),
    ...(answer.data === undefined ? {} : { data: answer.data }),
    ...(answer.params === undefined ? {} : { params: answer.params }),
  };
}

/** The envelope of a refused call, with its message in the language of the caller. */
export function refusalEnvelope(
  refusal: Pick<ApiRefusal, 'code' | 'params' | 'sentence'>,
  language: Language,
  operationId?: string,
): Envelope {
  const { code, params, sentence } = refusal;
  const text = sentence?.(language) ?? codeText(code, language, params, operationId);
  return {
    code: codes[code],
    msg: text.slice(0, messageLimits.maxLength),
    ...(params === undefined ? {} : { params }),
  };
}

/** The HTTP status of a code: 200 for all that a handler can decide. */
export function statusOf(code: CodeName): number {
  return isKeyOf(httpStatus, code) ? httpStatus[code] : 200;
}
