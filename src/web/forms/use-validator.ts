import type { RJSFSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { useEffect, useMemo, useRef } from 'react';
import type { GeneratedForm, Values } from './generated-form.ts';

type Check = (values: Values) => Readonly<Record<string, string>>;

/**
 * The check of a form as react-jsonschema-form asks for it: with the extra fields, which its own validator does not
 * know. Templates take what is wrong from the form's state, so no tree of errors is built.
 */
export function useValidator(form: GeneratedForm<object>, check: Check): ValidatorType {
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  return useMemo(() => {
    const compiled = createPrecompiledValidator(form.validators, form.schema);
    const errorsOf = (values: Values = {}): RJSFValidationError[] =>
      Object.entries(latest.current(values)).map(([name, message]) => ({
        name,
        property: `.${name}`,
        message,
        stack: message,
      }));
    return {
      validateFormData: (values) => ({ errors: errorsOf(values), errorSchema: {} }),
      isValid: (schema, values) => compiled.isValid(schema, values, form.schema),
      rawValidation: <Found>(_schema: RJSFSchema, values?: Values) =>
        compiled.rawValidation<Found>(form.schema, values),
    };
  }, [form]);
}
