import type { ShopDecision } from '#domain/actions/shop-decisions.ts';
import { projectProjectStateValues as states } from '#generated/enums.ts';

/** What the shop may decide about a project that a member has submitted. */
export const projectDecisions = {
  pass: { when: [{ projectState: [states.underReview] }], sets: { projectState: states.passed } },
  reject: { when: [{ projectState: [states.underReview] }], sets: { projectState: states.rejected } },
} as const satisfies Readonly<Record<string, ShopDecision>>;

export type ProjectDecision = keyof typeof projectDecisions;

/** Whether a text names a decision about a project. */
export function isProjectDecision(name: unknown): name is ProjectDecision {
  return typeof name === 'string' && Object.hasOwn(projectDecisions, name);
}
