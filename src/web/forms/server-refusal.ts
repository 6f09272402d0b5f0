import { codeNameOf } from '#domain/wire/code-name.ts';
import { type CodeName, codes } from '#generated/constants.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { FormTexts } from './form-texts.ts';

/** Which field a code of the server is about. */
export type RefusalFields = Readonly<Partial<Record<CodeName, string>>>;

interface RefusedField {
  readonly field: string;
  readonly rule: string;
  readonly limit?: number;
}

function isRefusedField(value: unknown): value is RefusedField {
  return typeof value === 'object' && value !== null && 'field' in value && 'rule' in value;
}

function refusedFields({ code, params }: ApiError): readonly RefusedField[] {
  const found: unknown = params.fields;
  return code === codes.fieldRefused && Array.isArray(found) ? found.filter(isRefusedField) : [];
}

interface FieldNaming {
  /** The fields of the form. */
  readonly names: readonly string[];
  readonly fieldsOfCodes: RefusalFields;
  readonly titleOf: (name: string) => string;
  readonly texts: FormTexts;
}

/** What the server refused, by field; undefined when it concerns no field of the form. */
export function refusalByField(
  error: ApiError,
  { names, fieldsOfCodes, titleOf, texts }: FieldNaming,
): Readonly<Record<string, string>> | undefined {
  const name = codeNameOf(error.code);
  const place = name && fieldsOfCodes[name];
  if (place !== undefined) return { [place]: error.message };
  const fields = refusedFields(error);
  if (fields.length === 0 || fields.some(({ field }) => !names.includes(field))) return undefined;
  return Object.fromEntries(
    fields.map((refused) => [refused.field, texts.rule(titleOf(refused.field), refused)]),
  );
}

/** Refusals that open the sign-in popup everywhere; a form keeps what was typed and shows nothing. */
export function asksToSignIn(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === codes.signInNeeded || error.code === codes.sessionExpired)
  );
}
