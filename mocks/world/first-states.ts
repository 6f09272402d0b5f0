import { newProject } from '#domain/projects/project-state.ts';
import { newSupport } from '#domain/remote-support/decide-support.ts';
import type { CollectionName, Collections } from './entries.ts';

type FirstStates = { readonly [Name in CollectionName]?: Partial<Collections[Name]> };

/** What the verb `create` of `x-mock` gives a new entry that its request does not carry: the first state is a rule of the shop. */
export const firstStates: FirstStates = { projects: newProject, remoteSupports: newSupport };
