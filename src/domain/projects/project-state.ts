import { enumName } from '#domain/enum-name.ts';
import { projectProjectStateLabels as labels, projectProjectStateNames as names } from '#generated/enums.ts';

export type ProjectState = (typeof names)[keyof typeof names];

/** The name of the label of a project's state. */
export function projectState(state: number): ProjectState {
  return enumName(names, state, labels.unknown);
}
