import type { Loaded } from '../load/switch-over.ts';
import type { ReasonCode } from '../rows/reasons.ts';
import type { Overview } from './overview.ts';

/** What an import did. */
export type ImportReport = Loaded & {
  outcome: 'loaded' | 'refused' | 'checked';
  mapping: string;
  supplier: string;
  format: string;
  details: Readonly<Record<string, string>>;
  read: number;
  refused: number;
  repaired: number;
  categories: number;
  reasons: Partial<Record<ReasonCode, number>>;
  /** Columns that the mapping names and the file does not have. */
  absentColumns: readonly string[];
  /** What somebody has to look at: new brands and categories, names without a translation, rows without parameters. */
  overview: Overview;
  /** The list of refused and repaired rows, only when there are any. */
  reportPath?: string;
  /** The overview as JSON and as Markdown. */
  overviewPaths?: { json: string; text: string };
};
