import type { Description } from '#description/description.ts';
import { actionsFitEntities } from './actions.ts';
import { callsAreComplete } from './calls.ts';
import { codeListIsOne, codesAreDeclared } from './codes.ts';
import { enumsAreNamed } from './enums.ts';
import type { Flaw, Rule } from './flaw.ts';
import { contractStandsAlone, overlaysOnlyAdd } from './layers.ts';
import { operationsAreNamed } from './operations.ts';
import { propertiesAreBounded, propertiesAreDescribed } from './properties.ts';
import { namesLeadSomewhere } from './references.ts';
import { operationsHaveShapes } from './shapes.ts';
import { languagesAgree, namesHaveTexts, textsAreUsed } from './texts.ts';
import { extensionsAreKnown } from './vocabulary.ts';

/** The project's own rules about the description, by name. */
export const rules = {
  operationsAreNamed,
  operationsHaveShapes,
  callsAreComplete,
  codesAreDeclared,
  codeListIsOne,
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

export interface NamedFlaw extends Flaw {
  readonly rule: string;
}

/** Everything that breaks one of the rules, rule by rule; each place once. */
export function findFlaws(description: Description): NamedFlaw[] {
  const seen = new Set<string>();
  return Object.entries(rules).flatMap(([rule, check]) =>
    check(description).flatMap((flaw): NamedFlaw[] => {
      const key = `${rule} ${flaw.file} ${flaw.pointer} ${flaw.problem}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ rule, ...flaw }];
    }),
  );
}
