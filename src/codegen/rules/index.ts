import type { Description } from '#description/description.ts';
import { actionsFitEntities } from './actions.ts';
import { callsAreComplete } from './calls.ts';
import { codeListIsOne, codesAreDeclared } from './codes.ts';
import { enumsAreNamed } from './enums.ts';
import { contractStandsAlone, overlaysOnlyAdd } from './layers.ts';
import { additionsAreLimited } from './limits.ts';
import { operationsAreNamed } from './operations.ts';
import { propertiesAreBounded, propertiesAreDescribed } from './properties.ts';
import { namesLeadSomewhere } from './references.ts';
import { operationsHaveShapes } from './shapes.ts';
import { languagesAgree, namesHaveTexts, textsAreUsed } from './texts.ts';
import type { Rule, Violation } from './violation.ts';
import { extensionsAreKnown } from './vocabulary.ts';

/** The project's own rules about the description, by name. */
export const rules = {
  operationsAreNamed,
  operationsHaveShapes,
  callsAreComplete,
  codesAreDeclared,
  codeListIsOne,
  additionsAreLimited,
  propertiesAreDescribed,
  propertiesAreBounded,
  enumsAreNamed,
  extensionsAreKnown,
  contractStandsAlone,
  overlaysOnlyAdd,
  actionsFitEntities,
  namesLeadSomewhere,
  namesHaveTexts,
  textsAreUsed,
  languagesAgree,
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

export interface NamedViolation extends Violation {
  readonly rule: string;
}

/** Everything that breaks one of the rules, rule by rule; each place once. */
export function findViolations(description: Description): NamedViolation[] {
  const seen = new Set<string>();
  return Object.entries(rules).flatMap(([rule, check]) =>
    check(description).flatMap((violation): NamedViolation[] => {
      const key = `${rule} ${violation.file} ${violation.pointer} ${violation.problem}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ rule, ...violation }];
    }),
  );
}
