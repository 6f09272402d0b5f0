import { afterEach, expect, it } from 'vitest';
import { draftInBrowser, draftInTab, forgetDraftsOf } from './draft-place.ts';

const owner = 'buyer@example.com';
const draft = { owner, initial: '{}', values: { name: 'Wei' } };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("removes a member's drafts from the browser, and nobody else's", () => {
  const other = { ...draft, owner: 'other@example.com' };
  draftInBrowser('addAddress').keep(draft);
  draftInBrowser('addAddress').keep(other);
  draftInTab('addInvoice').keep(draft);
  localStorage.setItem('language', 'en_US');
  forgetDraftsOf(owner);
  expect(draftInTab('addInvoice').take(owner)).toBeUndefined();
  expect(Object.keys(localStorage).toSorted()).toEqual(['draft:addAddress:other@example.com', 'language']);
});
