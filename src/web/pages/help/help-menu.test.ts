import { describe, expect, it } from 'vitest';
import type { HelpEntry } from '#generated/hooks/model/helpEntry.ts';
import { helpHref } from '#web/paths.ts';
import { helpGroups, helpPlace, parseHelpId } from './help-menu.ts';

const entry = (id: number, parentId: number, menuName: string): HelpEntry => ({
  id,
  pkid: id,
  parentId,
  leave: parentId === 0 ? 1 : 2,
  menuName,
});

const groups = helpGroups([
  entry(1, 0, 'Shopping'),
  entry(4, 0, 'Delivery'),
  entry(5, 4, 'Times'),
  entry(2, 1, 'Orders'),
  entry(3, 1, 'Prices'),
  entry(9, 8, 'Lost'),
]);

describe('the menu of the help centre', () => {
  it('has two levels, in the given order', () => {
    expect(groups.map(({ name, entries }) => [name, entries.map((child) => child.name)])).toEqual([
      ['Shopping', ['Orders', 'Prices']],
      ['Delivery', ['Times']],
    ]);
  });

  it('finds an entry with the group around it', () => {
    expect(helpPlace(groups, 5)).toMatchObject({ group: { id: 4 }, entry: { id: 5 } });
  });

  it('opens the first text of a group, and of the whole for an entry that is gone', () => {
    expect(helpPlace(groups, 4)?.entry?.id).toBe(5);
    expect(helpPlace(groups, 77)?.entry?.id).toBe(2);
    expect(helpPlace(groups, undefined)?.entry?.id).toBe(2);
    expect(helpPlace([], 1)).toBeUndefined();
  });

  it('has an address for every entry', () => {
    expect(parseHelpId(new URL(helpHref(5), 'http://shop').searchParams)).toBe(5);
    for (const query of ['', 'id=', 'id=0', 'id=x', 'id=1.5']) {
      expect(parseHelpId(new URLSearchParams(query))).toBeUndefined();
    }
  });
});
