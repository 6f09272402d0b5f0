/** One refused field as it is in `params.fields` of a refusal with code 4000. */
export interface Finding {
  /** Name on the wire; members of a JSON text field with dots, `productInfos.0.num`. */
  readonly field: string;
  readonly rule: string;
  readonly limit?: number | string;
}

/** What a precompiled Ajv validator reports for one violated keyword. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A precompiled Ajv validator: returns whether the value fits and leaves the errors on itself. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** Keywords that only say that something inside them is wrong, which has an error of its own. */
const silent = new Set(['if', 'oneOf', 'anyOf', 'allOf', 'not', 'propertyNames']);

const ruleOf: Readonly<Record<string, string>> = {
  additionalProperties: 'unknownField',
  unevaluatedProperties: 'unknownField',
  dependentRequired: 'required',
};

/** The parameter of an error that names a member which the path does not. */
const memberOf = ['missingProperty', 'additionalProperty', 'unevaluatedProperty'];

function limitOf({ keyword, params }: SchemaError): number | string | undefined {
  if (typeof params.limit === 'number') return params.limit;
  if (keyword === 'enum' && Array.isArray(params.allowedValues))
    return params.allowedValues.join(', ').slice(0, 500);
  if (keyword === 'format' && typeof params.format === 'string') return params.format;
  if (keyword === 'type') return Array.isArray(params.type) ? params.type.join(', ') : String(params.type);
  return undefined;
}

function fieldOf({ instancePath, params }: SchemaError): string {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const member = memberOf.map((name) => params[name]).find((name) => typeof name === 'string');
  return [...steps, ...(member === undefined ? [] : [member])].join('.');
}

/** A text that must not be blank and is, is a missing one; everything else is called by its keyword. */
function ruleOfError({ keyword, params }: SchemaError): string {
  return keyword === 'pattern' && params.pattern === '\\S' ? 'required' : (ruleOf[keyword] ?? keyword);
}

/** A list of thousands of broken entries has several errors each; nobody reads more than the first. */
const mostErrors = 500;

/** The errors of the last run of a validator, one per field and rule, in the order in which it found them. */
export function findingsOf(validator: Validator): Finding[] {
  const errors = validator.errors?.slice(0, mostErrors) ?? [];
  const telling = errors.filter((error) => !silent.has(error.keyword));
  const findings = new Map<string, Finding>();
  for (const error of telling.length > 0 ? telling : errors) {
    const field = fieldOf(error);
    const rule = ruleOfError(error);
    const limit = rule === 'required' ? undefined : limitOf(error);
    const key = `${field} ${rule}`;
    if (!findings.has(key)) findings.set(key, limit === undefined ? { field, rule } : { field, rule, limit });
  }
  return [...findings.values()];
}
