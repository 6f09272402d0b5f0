import type { Description } from '#description/description.ts';

/** Path below the output folder → content. */
export type Files = ReadonlyMap<string, string>;

/** One thing that is derived from the description. The same description gives the same bytes. */
export interface Generator {
  readonly name: string;
  /** Files and folders below the output folder that belong to this generator alone. */
  readonly writes: readonly string[];
  readonly run: (description: Description) => Files | Promise<Files>;
}

/** The list that `codegen.config.ts` exports. */
export interface Config {
  /** Folder of the description, relative to the project. */
  readonly description: string;
  /** Folder of everything generated, relative to the project. */
  readonly output: string;
  readonly generators: readonly Generator[];
}

export const header = '// Generated from openapi/ by `npm run generate`. Never edited by hand.\n';
