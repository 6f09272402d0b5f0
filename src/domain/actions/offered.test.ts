import { describe, expect, it } from 'vitest';
import { chosenAction, isOffered } from './offered.ts';

const confirm = {
  operation: 'moveOrder',
  on: 'Order',
  name: 'confirm',
  request: { type: 3 },
  when: [{ send: [1], state: [0, 1] }, { state: [8] }],
  screens: { memberHome: [{ state: [8] }] },
} as const;
const cancel = {
  operation: 'moveOrder',
  on: 'Order',
  name: 'cancel',
  request: { type: [5, 6] },
  when: [{ state: [0] }],
} as const;

describe('isOffered', () => {
  it('wants all fields of one row', () => {
    expect(isOffered(confirm, { send: 1, state: 1 })).toBe(true);
    expect(isOffered(confirm, { send: 0, state: 1 })).toBe(false);
    expect(isOffered(confirm, { state: 8 })).toBe(true);
  });

  it('takes an absent field for 0', () => {
    expect(isOffered(confirm, { send: 1 })).toBe(true);
    expect(isOffered(confirm, { state: 0 })).toBe(false);
  });

  it('offers on a screen only what its own rows allow', () => {
    expect(isOffered(confirm, { send: 1, state: 1 }, 'memberHome')).toBe(false);
    expect(isOffered(confirm, { send: 1, state: 8 }, 'memberHome')).toBe(true);
  });
});

describe('chosenAction', () => {
  it('goes by the request fields', () => {
    expect(chosenAction([confirm, cancel], { type: 6, sampleId: 1 })?.name).toBe('cancel');
    expect(chosenAction([confirm, cancel], { type: 4 })).toBeUndefined();
  });
});
