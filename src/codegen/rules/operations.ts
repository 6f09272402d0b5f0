import type { Description, Operation } from '#description/description.ts';
import { asList, asObject, asText } from '#description/json.ts';
import { type Rule, type Violation, violationAt } from './violation.ts';

/** First words of an operationId; a new one is added here when a call needs it. */
const verbs = new Set([
  'add',
  'apply',
  'authorise',
  'buy',
  'cancel',
  'check',
  'confirm',
  'count',
  'delete',
  'edit',
  'export',
  'get',
  'list',
  'login',
  'logout',
  'mark',
  'move',
  'pay',
  'register',
  'reset',
  'search',
  'select',
  'send',
  'set',
  'start',
  'submit',
  'update',
  'upload',
]);

const verbNoun = /^([a-z]+)[A-Z][A-Za-z0-9]*$/;

function namedWell(description: Description, { id, pointer }: Operation): Violation[] {
  const verb = verbNoun.exec(id)?.[1];
  if (verb === undefined || !(verbs.has(verb) || id === 'searchAll'))
    return [
      violationAt(
        description,
        pointer,
        `operationId "${id}" is not a verb and noun`,
        `Begin with one of: ${[...verbs].join(', ')}.`,
      ),
    ];
  const twice = description.operations.filter((one) => one.id === id).length > 1;
  return twice
    ? [violationAt(description, pointer, `operationId ${id} is used twice`, 'Give each operation its own.')]
    : [];
}

function inItsArea(description: Description, { id, node, pointer, path }: Operation): Violation[] {
  const tags = asList(node.tags).map(asText);
  const [area = ''] = tags;
  if (tags.length !== 1)
    return [
      violationAt(
        description,
        pointer,
        `${id} has ${tags.length} tags`,
        'Give it one, the name of its area.',
      ),
    ];
  const violations: Violation[] = [];
  const declared = asList(description.document.tags).map((tag) => asText(asObject(tag).name));
  if (!declared.includes(area))
    violations.push(
      violationAt(
        description,
        pointer,
        `The tag ${area} of ${id} is not declared`,
        'Declare it in openapi.yaml.',
      ),
    );
  const { file } = violationAt(description, pointer, '', '');
  if (file !== `paths/${area}.yaml`)
    violations.push(
      violationAt(
        description,
        pointer,
        `${path} is in ${file} and has the tag ${area}`,
        `Move it to paths/${area}.yaml.`,
      ),
    );
  return violations;
}

function checkOperationTexts(description: Description, { id, node, pointer }: Operation): Violation[] {
  return ['summary', 'description'].flatMap((key) =>
    asText(node[key]).trim() === ''
      ? [violationAt(description, pointer, `${id} has no ${key}`, 'Say what the call is for.')]
      : [],
  );
}

/** Every operation: tag = area = file, operationId verb and noun and unique, summary and description. */
export const operationsAreNamed: Rule = (description) =>
  description.operations.flatMap((operation) => [
    ...namedWell(description, operation),
    ...inItsArea(description, operation),
    ...checkOperationTexts(description, operation),
  ]);
