import type { Description } from '#description/description.ts';
import { documentedCalls } from './documented-calls.ts';
import { type Rule, type Violation, violationAt } from './violation.ts';

const calls = new Set(documentedCalls);

function checkAddedMarks(description: Description): Violation[] {
  return description.operations.flatMap(({ id, method, path, pointer, node }) => {
    const documented = calls.has(`${method.toUpperCase()} ${path}`);
    const marked = node['x-added'] !== undefined;
    if (documented === !marked) return [];
    return documented
      ? [
          violationAt(
            description,
            pointer,
            `${id} is marked x-added and is a call of the documents`,
            'Remove the mark.',
          ),
        ]
      : [
          violationAt(
            description,
            pointer,
            `${id} is not a call of the documents`,
            'Mark it x-added with the reason, or correct its path.',
          ),
        ];
  });
}

/** All calls of the documents are described, and every other one is marked `x-added`. */
export const callsAreComplete: Rule = (description) => {
  const described = new Set(
    description.operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`),
  );
  const missing = documentedCalls
    .filter((call) => !described.has(call))
    .map(
      (call): Violation => ({
        file: 'openapi.yaml',
        pointer: '/paths',
        problem: `${call} is not described`,
        remedy: 'Describe it.',
      }),
    );
  return [...missing, ...checkAddedMarks(description)];
};
