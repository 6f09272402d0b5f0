import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { demoText } from '#server/db/schema/state.ts';

/** A text as the files have it. */
export interface FiledText<Fields> {
  readonly slug: string;
  readonly fields: Fields;
}

interface StoredText<Fields> {
  readonly id: number;
  readonly fields: Fields;
}

/** A table with rows that the demo shop writes from files. */
export interface TextTable<Fields> {
  readonly kind: (typeof demoText.$inferSelect)['kind'];
  readonly read: () => Promise<readonly StoredText<Fields>[]>;
  /** Returns the id; undefined where the row has no place any more. */
  readonly insert: (text: FiledText<Fields>) => Promise<number | undefined>;
  readonly update: (id: number, fields: Fields) => Promise<void>;
  /** The titles of a row in both languages. */
  readonly titlesOf: (fields: Fields) => readonly string[];
}

type Known = Pick<typeof demoText.$inferSelect, 'rowId' | 'digest'>;

function digestOf<Fields extends object>(fields: Fields): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

interface Opened<Fields> {
  readonly db: Executor;
  readonly table: TextTable<Fields>;
  /** What the shop wrote, by the name of the files. */
  readonly known: ReadonlyMap<string, Known>;
  /** The rows by their id. */
  readonly stored: ReadonlyMap<number, Fields>;
}

/** Writes the texts of one table. */
export class TextKeeper<Fields extends object> {
  readonly #opened: Opened<Fields>;
  readonly #adopted = new Set<number>();

  constructor(opened: Opened<Fields>) {
    this.#opened = opened;
  }

  static async open<Fields extends object>(
    db: Executor,
    table: TextTable<Fields>,
  ): Promise<TextKeeper<Fields>> {
    const rows = await db.select().from(demoText).where(eq(demoText.kind, table.kind));
    const known = new Map(rows.map((row) => [row.slug, row]));
    const stored = new Map((await table.read()).map(({ id, fields }) => [id, fields]));
    return new TextKeeper({ db, table, known, stored });
  }

  /**
   * A text of a shop that was filled before its rows were noted, by one of its titles. Later a row with the title of a new text is
   * somebody's own.
   */
  #adopt(fields: Fields): Known | undefined {
    const { known, stored, table } = this.#opened;
    if (known.size > 0) return undefined;
    const titles = table.titlesOf(fields);
    for (const [rowId, row] of stored) {
      if (this.#adopted.has(rowId) || !table.titlesOf(row).some((title) => titles.includes(title))) continue;
      this.#adopted.add(rowId);
      return { rowId, digest: digestOf(row) };
    }
    return undefined;
  }

  async #note(slug: string, { rowId, digest }: Known): Promise<void> {
    const { db, table } = this.#opened;
    await db
      .insert(demoText)
      .values({ kind: table.kind, slug, rowId, digest })
      .onConflictDoUpdate({ target: [demoText.kind, demoText.slug], set: { rowId, digest } });
  }

  /**
   * Writes one text where it is new or unedited, and returns the id of its row: also of one that was deleted, and undefined where it
   * was not written.
   */
  async write(text: FiledText<Fields>): Promise<number | undefined> {
    const { slug, fields } = text;
    const { known, stored, table } = this.#opened;
    const digest = digestOf(fields);
    const written = known.get(slug) ?? this.#adopt(fields);
    if (!written) {
      const rowId = await table.insert(text);
      if (rowId !== undefined) await this.#note(slug, { rowId, digest });
      return rowId;
    }
    const { rowId } = written;
    const row = stored.get(rowId);
    if (row === undefined || digestOf(row) !== written.digest) return rowId;
    if (written.digest !== digest) await table.update(rowId, fields);
    await this.#note(slug, { rowId, digest });
    return rowId;
  }
}
