import type { Side, Verdict } from './verdict.ts';

type Bound =
  | 'minimum'
  | 'maximum'
  | 'min-length'
  | 'max-length'
  | 'min-items'
  | 'max-items'
  | 'min-properties'
  | 'max-properties';
export type BoundKind = `${Bound}-${'added' | 'removed' | 'raised' | 'lowered'}`;

/** What can happen to a schema, wherever it is used. */
export type SchemaKind =
  | BoundKind
  | `type-${'changed' | 'narrowed' | 'widened'}`
  | `became-${'nullable' | 'not-nullable'}`
  | `format-${'added' | 'removed' | 'changed' | 'narrowed' | 'widened'}`
  | `enum-${'added' | 'removed' | 'value-added' | 'value-removed' | 'name-changed' | 'name-moved'}`
  | `const-${'added' | 'removed' | 'changed'}`
  | `refusal-code-${'added' | 'removed'}`
  | `unique-items-${'added' | 'removed'}`
  | `multiple-of-${'added' | 'removed' | 'changed' | 'narrowed' | 'widened'}`
  | `pattern-${'added' | 'removed' | 'changed'}`
  | `day-${'added' | 'removed' | 'changed'}`
  | `uncommon-${'added' | 'removed' | 'changed'}`
  | `content-${'media-type-changed' | 'encoding-changed'}`
  | `property-${'added' | 'added-required' | 'removed' | 'became-required' | 'became-optional'}`
  | `property-${'became' | 'no-longer'}-${'read-only' | 'write-only'}`
  | `pattern-property-${'added' | 'removed'}`
  | `additional-properties-${'closed' | 'opened'}`
  | `alternative-${'added' | 'removed'}`
  | `condition-${'added' | 'removed' | 'changed'}`
  | `default-${'added' | 'removed' | 'changed'}`
  | 'idle-default-changed'
  | `transport-mark-${'added' | 'removed' | 'changed'}`
  | 'deprecated'
  | 'reactivated'
  | 'text-changed'
  | 'example-changed'
  | 'hint-changed'
  | 'unknown-changed';

type SchemaRule = Readonly<Record<Exclude<Side, 'call'>, Verdict>>;

/** Fewer values are allowed: `gone` names those that are not any more. */
function narrows(gone: string): SchemaRule {
  return {
    request: ['breaking', `An old client that sends ${gone} is refused now.`],
    answer: ['compatible', `Old clients were ready for ${gone}; it only does not come any more.`],
  };
}

/** More values are allowed: `come` names the new ones. */
function widens(come: string): SchemaRule {
  return {
    request: ['compatible', `Every old request stays valid; a new client may send ${come}.`],
    answer: ['breaking', `An old client may now read ${come}, which the old description ruled out.`],
  };
}

/** Neither set of values holds the other. */
function replaces(what: string): SchemaRule {
  return {
    request: ['breaking', `An old client sends ${what} as it was before, and that may be refused now.`],
    answer: ['breaking', `An old client reads ${what} as it was before, and something else may come.`],
  };
}

function both(...verdict: Verdict): SchemaRule {
  return { request: verdict, answer: verdict };
}

function boundRules<Name extends Bound>(
  name: Name,
  [less, more]: readonly [less: string, more: string],
): Record<`${Name}-${'added' | 'removed' | 'raised' | 'lowered'}`, SchemaRule> {
  const [isMinimum, out] = name.startsWith('min') ? [true, less] : [false, more];
  const rows = {
    [`${name}-added`]: narrows(out),
    [`${name}-removed`]: widens(out),
    [`${name}-raised`]: (isMinimum ? narrows : widens)(out),
    [`${name}-lowered`]: (isMinimum ? widens : narrows)(out),
  };
  // TypeScript widens computed keys to string.
  return rows as Record<`${Name}-${'added' | 'removed' | 'raised' | 'lowered'}`, SchemaRule>;
}

const numbers = ['a number below the bound', 'a number above the bound'] as const;
const texts = ['a text shorter than the bound', 'a text longer than the bound'] as const;
const lists = ['a list with fewer items than the bound', 'a list with more items than the bound'] as const;
const objects = [
  'an object with fewer fields than the bound',
  'an object with more fields than the bound',
] as const;

/** Level and reason of every kind of change of a schema, in a request and in a response. */
export const schemaKinds: Readonly<Record<SchemaKind, SchemaRule>> = {
  ...boundRules('minimum', numbers),
  ...boundRules('maximum', numbers),
  ...boundRules('min-length', texts),
  ...boundRules('max-length', texts),
  ...boundRules('min-items', lists),
  ...boundRules('max-items', lists),
  ...boundRules('min-properties', objects),
  ...boundRules('max-properties', objects),
  'type-changed': replaces('the type'),
  'type-narrowed': narrows('a value of a type that is gone'),
  'type-widened': widens('a value of another type'),
  'became-nullable': widens('null'),
  'became-not-nullable': narrows('null'),
  'format-added': narrows('a text without the format'),
  'format-removed': widens('a text without the format'),
  'format-changed': replaces('the format'),
  'format-narrowed': narrows('a number beyond the smaller format'),
  'format-widened': widens('a number beyond the old format'),
  'enum-added': narrows('a value that is not on the new list'),
  'enum-removed': widens('a value that was not on the list'),
  'enum-value-added': widens('the new value'),
  'enum-value-removed': narrows('the value that is gone'),
  'enum-name-changed': both(
    'cosmetic',
    'The value on the wire is the same; its name in generated code is another one.',
  ),
  'enum-name-moved': both(
    'breaking',
    'The name now belongs to another value: an old client means one thing and says another.',
  ),
  'const-added': narrows('any other value'),
  'const-removed': widens('another value than the fixed one'),
  'const-changed': replaces('the fixed value'),
  'refusal-code-added': both('compatible', 'A client shows `msg` of a refusal whose code it does not know.'),
  'refusal-code-removed': both(
    'compatible',
    'An old client waits for a refusal that does not come any more.',
  ),
  'unique-items-added': narrows('a list that says the same twice'),
  'unique-items-removed': widens('a list that says the same twice'),
  'multiple-of-added': narrows('a number between the steps'),
  'multiple-of-removed': widens('a number between the steps'),
  'multiple-of-changed': replaces('the step of the number'),
  'multiple-of-narrowed': narrows('a number between the wider steps'),
  'multiple-of-widened': widens('a number between the old steps'),
  'pattern-added': narrows('a text against the pattern'),
  'pattern-removed': widens('a text against the pattern'),
  'day-added': narrows('a day that is not late enough'),
  'day-removed': widens('an earlier day'),
  'day-changed': replaces('the day from which a date counts'),
  'uncommon-added': narrows('a common password'),
  'uncommon-removed': widens('a common password'),
  'uncommon-changed': replaces('what counts as common'),
  'pattern-changed': replaces('the form of the text (a machine cannot tell which of two patterns is wider)'),
  'content-media-type-changed': replaces('the kind of content'),
  'content-encoding-changed': replaces('the encoding of the content'),
  'property-added': {
    request: ['compatible', 'The new field may be left out, so every old request stays valid.'],
    answer: ['compatible', 'A client ignores fields that it does not know.'],
  },
  'property-added-required': {
    request: ['breaking', 'An old client does not send the new field and is refused.'],
    answer: ['compatible', 'A client ignores fields that it does not know.'],
  },
  'property-removed': {
    request: ['breaking', 'An old client that sends the field is refused, or not heard.'],
    answer: ['breaking', 'An old client reads a field that does not come any more.'],
  },
  'property-became-required': {
    request: ['breaking', 'An old client that leaves the field out is refused.'],
    answer: ['compatible', 'What could be missing is always there now.'],
  },
  'property-became-optional': {
    request: ['compatible', 'Old clients send the field all the same.'],
    answer: ['breaking', 'An old client relies on a field that may be missing now.'],
  },
  'property-became-read-only': {
    request: ['breaking', 'An old client that sends the field is refused, or not heard.'],
    answer: ['cosmetic', 'Answers carry it as before.'],
  },
  'property-no-longer-read-only': {
    request: ['compatible', 'Old clients do not send the field and need not.'],
    answer: ['cosmetic', 'Answers carry it as before.'],
  },
  'property-became-write-only': {
    request: ['cosmetic', 'Requests carry it as before.'],
    answer: ['breaking', 'An old client reads a field that does not come any more.'],
  },
  'property-no-longer-write-only': {
    request: ['cosmetic', 'Requests carry it as before.'],
    answer: ['compatible', 'A client ignores fields that it does not know.'],
  },
  'pattern-property-added': {
    request: ['compatible', 'Every old request stays valid; new clients may send fields of such a name.'],
    answer: ['compatible', 'A client ignores fields that it does not know.'],
  },
  'pattern-property-removed': {
    request: ['breaking', 'An old client that sends a field of such a name is refused, or not heard.'],
    answer: ['breaking', 'An old client reads fields of such names, which do not come any more.'],
  },
  'additional-properties-closed': {
    request: ['breaking', 'An old client that sends a field that is not described is refused now.'],
    answer: ['compatible', 'Only undocumented fields are ruled out.'],
  },
  'additional-properties-opened': {
    request: ['compatible', 'Every old request stays valid.'],
    answer: ['compatible', 'A client ignores fields that it does not know.'],
  },
  'alternative-added': widens('the new alternative'),
  'alternative-removed': narrows('the alternative that is gone'),
  'condition-added': narrows('a value against the new condition'),
  'condition-removed': widens('a value against the old condition'),
  'condition-changed': replaces('a value under the condition'),
  'default-added': {
    request: [
      'breaking',
      'A request without the field is read as if it carried the default; before, that was not said.',
    ],
    answer: ['compatible', 'A missing field is explained now.'],
  },
  'default-removed': replaces('a missing field'),
  'default-changed': {
    request: ['breaking', 'The same old request, without the field, now means something else.'],
    answer: ['breaking', 'An old client that fills in a missing field fills in the old default.'],
  },
  'idle-default-changed': both('cosmetic', 'The field is always there, so its default is never used.'),
  'transport-mark-added': both(
    'compatible',
    'The transport fills it in from now on; on the wire it is the same.',
  ),
  'transport-mark-removed': both('compatible', 'Pages fill it in from now on; on the wire it is the same.'),
  'transport-mark-changed': replaces('what the transport fills in'),
  deprecated: both('compatible', 'It works as before; clients are asked to leave it.'),
  reactivated: both('compatible', 'It works as before; clients need not leave it any more.'),
  'text-changed': both('cosmetic', 'Only words for readers.'),
  'example-changed': both('cosmetic', 'Only an example.'),
  'hint-changed': both('cosmetic', 'Only a hint for forms, mocks or readers; nothing changes on the wire.'),
  'unknown-changed': both(
    'breaking',
    'The comparison does not know this part of a description; a person must look.',
  ),
};
