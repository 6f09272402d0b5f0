import { readContractLink } from '#domain/files/file-names.ts';
import type { StoredFileEntry } from '../entries.ts';
import type { Entry } from '../entry.ts';

interface Order extends Entry {
  readonly $owner: number;
}

const contracts = ['systemContract', 'userContract', 'frontContract', 'backContract'] as const;

/** The contracts that orders name, as files of the members who ordered. */
export function storedFiles(orders: readonly Order[]): StoredFileEntry[] {
  const named = orders.flatMap((order) =>
    contracts.flatMap((field) => {
      const link = order[field];
      return typeof link === 'string' ? [{ $owner: order.$owner, ...readContractLink(link), size: 0 }] : [];
    }),
  );
  return named.map((file, index) => ({ $id: index + 1, ...file }));
}
