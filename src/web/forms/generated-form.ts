import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { OperationId } from '#generated/transport.ts';
import { autoComplete } from './widgets/auto-complete.ts';

/** A form of `generated/forms`: `Fields` are what the operation takes, without what the transport adds. */
export interface GeneratedForm<Fields extends object> {
  readonly operation: OperationId;
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly validators: ValidatorFunctions;
  /** Never set: it carries the type. */
  readonly fields: Fields | undefined;
}

/** What is typed into a form, by the name of the field; a field without a value is missing or undefined. */
export type Values = Readonly<Record<string, unknown>>;

/** What the description says of how a field is shown; `invoiceInfo.tel` is inside a JSON text. */
export function hintsOf(uiSchema: UiSchema, name: string): UiSchema {
  const [outer = '', inner] = name.split('.');
  const hints: UiSchema = uiSchema[outer] ?? {};
  return inner === undefined ? hints : (hints[inner] ?? {});
}

/** The options of a field's widget. */
export function optionsOf(uiSchema: UiSchema, name: string): Readonly<Record<string, unknown>> {
  return hintsOf(uiSchema, name)['ui:options'] ?? {};
}

/** The widget of a field of the form, as the description names it. */
export function widgetOf(uiSchema: UiSchema, name: string): unknown {
  return hintsOf(uiSchema, name)['ui:widget'];
}

/** A password, which stays as it was typed. */
export function isSecret(widget: unknown): boolean {
  return typeof widget === 'string' && /password$/i.test(widget);
}

/** What must not be kept anywhere but in the form itself: passwords and codes of a second factor. */
export function isFleeting(name: string, widget: unknown): boolean {
  const isCode = autoComplete(name) === 'one-time-code' && widget !== 'mailedCode';
  return isCode || isSecret(widget);
}
