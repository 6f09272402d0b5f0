import { enumName } from '#domain/enum-name.ts';
import {
  projectProjectStateLabels as labels,
  projectProjectStateNames as names,
  projectProjectStateValues as values,
} from '#generated/enums.ts';

/** The state of a project that a member has just added: it is submitted later. */
export const newProject = { projectState: values.projectDraft } as const;

export type ProjectState = (typeof names)[keyof typeof names];

/** The name of the label of a project's state. */
export function projectState(state: number): ProjectState {
  return enumName(names, state, labels.unknown);
}
