import { parseStoredFile } from '#domain/orders/stored-file.ts';
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
      const file = typeof link === 'string' ? parseStoredFile(link) : undefined;
      return file ? [{ $owner: order.$owner, ...file, size: 0 }] : [];
    }),
  );
  return named.map((file, index) => ({ $id: index + 1, ...file }));
}
