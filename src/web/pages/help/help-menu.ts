import type { HelpEntry } from '#generated/hooks/model/helpEntry.ts';
import { HelpEntryLeave } from '#generated/hooks/model/helpEntryLeave.ts';

export interface HelpGroup {
  readonly id: number;
  readonly name: string;
  readonly entries: readonly { readonly id: number; readonly name: string }[];
}

export interface HelpPlace {
  readonly group: HelpGroup;
  /** Undefined when the group itself has the text. */
  readonly entry: { readonly id: number; readonly name: string } | undefined;
}

/** The flat menu as two levels: `leave` 1 is the upper one, anything else is below its parent. */
export function helpGroups(flat: readonly HelpEntry[]): readonly HelpGroup[] {
  return flat
    .filter(({ leave }) => leave === HelpEntryLeave.topLevel)
    .map(({ id, menuName }) => ({
      id,
      name: menuName,
      entries: flat
        .filter(({ leave, parentId }) => leave !== HelpEntryLeave.topLevel && parentId === id)
        .map((entry) => ({ id: entry.id, name: entry.menuName })),
    }));
}

/** The asked entry with the group around it; the first text of the help centre when there is no such entry. */
export function helpPlace(groups: readonly HelpGroup[], id: number | undefined): HelpPlace | undefined {
  for (const group of groups) {
    const entry = group.entries.find((child) => child.id === id);
    if (entry) return { group, entry };
    if (group.id === id) return { group, entry: group.entries[0] };
  }
  const group = groups.find(({ entries }) => entries.length > 0) ?? groups[0];
  return group && { group, entry: group.entries[0] };
}

/** The entry that the address of the help centre names, undefined when it names none. */
export function parseHelpId(query: URLSearchParams): number | undefined {
  const id = Number(query.get('id'));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
