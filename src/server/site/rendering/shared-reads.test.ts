import { expect, it } from 'vitest';
import { type SharedRead, SharedReads } from './shared-reads.ts';

function answer(body: string, status = 200) {
  return { status, body };
}

/** Two pages have read it. */
function addTwice(reads: SharedReads, version: string | undefined, key: string, read: SharedRead): void {
  reads.add(version, key, read);
  reads.add(version, key, read);
}

it('A response that one page has read is not kept.', () => {
  const reads = new SharedReads();
  reads.add('1 1', 'GET /tree', answer('tree'));
  expect(reads.find('1 1', 'GET /tree')).toBeUndefined();
});

it('A response is used again by pages of the same version only.', () => {
  const reads = new SharedReads();
  addTwice(reads, '1 1', 'GET /tree', answer('tree'));
  expect(reads.find('1 1', 'GET /tree')?.body).toBe('tree');
  expect(reads.find('1 2', 'GET /tree')).toBeUndefined();
  expect(reads.find('1 1', 'GET /links')).toBeUndefined();
});

it('A page of another version ends what there was of the one before.', () => {
  const reads = new SharedReads();
  addTwice(reads, '1 1', 'GET /tree', answer('tree'));
  addTwice(reads, '2 1', 'GET /links', answer('links'));
  expect(reads.find('1 1', 'GET /tree')).toBeUndefined();
  expect(reads.find('2 1', 'GET /tree')).toBeUndefined();
  expect(reads.find('2 1', 'GET /links')?.body).toBe('links');
});

it('Without a known version, and after a failure, nothing is used again.', () => {
  const reads = new SharedReads();
  addTwice(reads, undefined, 'GET /tree', answer('tree'));
  expect(reads.find(undefined, 'GET /tree')).toBeUndefined();
  addTwice(reads, '1 1', 'GET /tree', answer('', 503));
  expect(reads.find('1 1', 'GET /tree')).toBeUndefined();
});

it('The memory of shared reads is bounded.', () => {
  const reads = new SharedReads(1000);
  for (let at = 0; at < 100; at += 1) addTwice(reads, '1 1', `GET /${at}`, answer('a'.repeat(50)));
  const found = Array.from({ length: 100 }, (_, at) => reads.find('1 1', `GET /${at}`)).filter(Boolean);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(10);
});
