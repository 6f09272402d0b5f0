import { expect, it } from 'vitest';
import { jobs } from '#server/jobs.ts';

/** What the mocks do before each call, because later calls show it; each has a parity case. */
const inMocks = [
  'close unpaid orders',
  'send mails about products that are back in stock',
  'ask about unconfirmed payments',
  'send refunds to payment services',
];

/** What no call shows, or no visitor of the mocks stays long enough to see. */
const onServerOnly = [
  'remove unused uploads',
  'remove what came late to closed accounts',
  'write older search tokens and listed values again',
  'forget old changes of the catalogue',
  'follow the catalogue while nobody asks for it',
  'make the text of older documents searchable',
  'write older search texts of orders again',
];

it('every job of the server is carried out by the mocks too, or changes nothing that a call shows', () => {
  expect(jobs.map(({ name }) => name).toSorted()).toEqual([...inMocks, ...onServerOnly].toSorted());
});
