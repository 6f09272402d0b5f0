import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanHtml } from '#domain/text/clean-html.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { importFile } from '#server/import/import-file.ts';
import { htmlAttacks } from '#tests/support/html-attacks.ts';
import { openTestDatabase } from '../support/database.ts';
import { csvText, partRow, partsMapping } from './parts-file.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const supplier = 'Attacker';
const mapping = partsMapping({
  supplier,
  parameters: [],
  sections: [{ key: 'notes', column: 'Shade', name: { zh_CN: '说明', en_US: 'Notes' }, kind: 'text' }],
});

async function storedNotes(): Promise<Map<string, string>> {
  const { rows } = await database.pool.query<{ no: string; notes: string | null }>(
    `select p.supplier_no as no, s.value ->> 'en' as notes from product p
     left join lateral (select one.value from jsonb_each(p.params) as one join column_def d on d.id = one.key::int
       where d.key = 'notes') s on true where p.supplier = $1`,
    [supplier],
  );
  return new Map(rows.map(({ no, notes }) => [no, notes ?? '']));
}

it('An imported detail section keeps its layout, and no known attack reaches the database.', async () => {
  const harmless = '<h3>Use</h3><p>10 &lt; 20 &amp; <strong>dry</strong></p>';
  const rows = [...htmlAttacks, harmless, 'plain words, 10 V'].map((Shade, index) =>
    partRow({ no: `A${index}`, mpn: `A-${index}`, Shade }),
  );
  await importFile({ stream: [csvText(rows)], mapping, db: database.pool });
  const stored = await storedNotes();
  expect(stored.size).toBe(rows.length);
  expect(stored.get(`A${htmlAttacks.length}`)).toBe(harmless);
  expect(stored.get(`A${htmlAttacks.length + 1}`)).toBe('plain words, 10 V');
  // What cleaning no longer changes has been cleaned; src/web/components/html-attacks.test.tsx tests what cleaning leaves.
  for (const [index, attack] of htmlAttacks.entries()) {
    const notes = stored.get(`A${index}`) ?? '';
    expect(cleanHtml(notes), attack).toBe(notes);
  }
});
