import { codeNameOf } from '#domain/wire/code-name.ts';
import type { CodeName } from '#generated/constants.ts';
import type { RefusalParams } from '#generated/hooks/model/refusalParams.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { SentOrder } from './sent-order.ts';

/** Why there is no order, by the place of the page where it can be mended. */
export type SubmitError =
  | { readonly kind: 'noAddress' }
  | { readonly kind: 'priceChanged'; readonly sent: SentOrder }
  | {
      readonly kind: 'deliveryChanged';
      readonly sent: SentOrder;
      readonly products: NonNullable<RefusalParams['products']>;
    }
  | {
      readonly kind: 'lines';
      readonly code: LineCode;
      readonly products: NonNullable<RefusalParams['products']>;
    }
  | { readonly kind: 'points'; readonly missing: number | undefined }
  | { readonly kind: 'gone' }
  | { readonly kind: 'sentBefore' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly text: string };

type LineCode = 'outOfStock' | 'quantityRefused' | 'productWithdrawn' | 'quoteNeeded';

const own = ['signInNeeded', 'sessionExpired'] as const;

/** The one error policy asks to sign in; the page adds nothing to it. */
function isAsked(name: CodeName | undefined): boolean {
  return own.some((code) => code === name);
}

function nameOf(error: unknown): CodeName | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return codeNameOf(error.code);
}

/**
 * Whether nothing was ordered and never will be under this key: the response came from the call itself. After a lost response,
 * a failed server or a refusal on the way in, the key stays, so that trying again cannot order twice.
 */
export function isSettled(error: unknown): boolean {
  switch (nameOf(error)) {
    case 'priceChanged':
    case 'outOfStock':
    case 'deliveryChanged':
    case 'insufficientPoints':
    case 'quantityRefused':
    case 'productWithdrawn':
    case 'quoteNeeded':
    case 'notFound':
    case 'idempotencyConflict':
      return true;
    default:
      return false;
  }
}

/** What an error of the submit call means for the page. */
export function toSubmitError(error: unknown, sent: SentOrder): SubmitError | undefined {
  const name = nameOf(error);
  if (!(error instanceof ApiError) || name === 'internalError' || name === 'unavailable')
    return { kind: 'unknown' };
  if (isAsked(name)) return undefined;
  const params: RefusalParams = error.params;
  switch (name) {
    case 'priceChanged':
      return { kind: name, sent };
    case 'deliveryChanged':
      return { kind: name, sent, products: params.products ?? [] };
    case 'outOfStock':
    case 'quantityRefused':
    case 'productWithdrawn':
    case 'quoteNeeded':
      return { kind: 'lines', code: name, products: params.products ?? [] };
    case 'insufficientPoints':
      return { kind: 'points', missing: params.missing };
    case 'notFound':
      return { kind: 'gone' };
    case 'idempotencyConflict':
      return { kind: 'sentBefore' };
    default:
      return { kind: 'refused', text: error.message };
  }
}
