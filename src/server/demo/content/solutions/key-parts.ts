import type { Bilingual } from '#domain/language.ts';
import { part, table, type Words } from '../markup.ts';

/** A row of the list of key parts: its place in the circuit, what it is, what it must have, which one we suggest. */
export type KeyPart = readonly [place: string, what: Words, needs: Words, mpn?: string];

/** The key parts of a solution; without a part number any that meets the needs will do. */
export function keyParts(...rows: readonly KeyPart[]): Bilingual {
  return table(
    [
      ['位号', 'Ref.'],
      ['器件', 'Part'],
      ['要求', 'What it needs'],
      ['推荐型号', 'Suggested'],
    ],
    ...rows.map(([place, what, needs, mpn]) => [
      place,
      what,
      needs,
      mpn ? part(mpn) : (['按要求选型', 'Any that fits'] as const),
    ]),
  );
}
