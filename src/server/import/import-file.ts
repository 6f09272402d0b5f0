import { basename } from 'node:path';
import type { Pool } from 'pg';
import { beginWithoutProducts } from '#server/catalogue/index.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { unlimitSession } from '#server/db/session-limits.ts';
import { Statistics } from './load/category-statistics.ts';
import { acquireLock, beginRun, noteRun, releaseLock } from './load/import-run.ts';
import type { PlaceInput } from './load/place-targets.ts';
import { refreshStatistics } from './load/refresh-statistics.ts';
import { type StagedCounts, stageRows } from './load/stage-rows.ts';
import { Staging } from './load/staging.ts';
import { type Loaded, switchOver } from './load/switch-over.ts';
import { checkNumbers, type LateIssues } from './load/unread-numbers.ts';
import type { Mapping } from './mapping/mapping.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { fingerprint, type PreparedInput, prepareInput } from './prepare-input.ts';
import { ReportWriter } from './report/import-report.ts';
import { makeOverview } from './report/make-overview.ts';
import type { ImportReport } from './report/outcome.ts';
import { type Overview, RowOverview } from './report/overview.ts';
import { writeOverview } from './report/write-overview.ts';
import { Brands } from './rows/brands.ts';
import { Categories } from './rows/categories.ts';
import { RowConverter } from './rows/convert-row.ts';
import { Definitions } from './rows/definitions.ts';
import { ParameterReader } from './rows/parameters.ts';
import { TextReader } from './rows/texts.ts';
import { translateCategory } from './rows/translate-category.ts';
import { type InputStream, withSpooledFile } from './spool.ts';

export type ImportProgress = { phase: 'reading' | 'loading' /** From 0 to 1. */; done: number; rows: number };

export type ImportOptions = {
  /** One mapping, or several of which the header chooses. */
  mapping: Mapping | readonly Mapping[];
  db: Pool;
  onProgress?: (progress: ImportProgress) => void;
  /** One bad row, or one that takes away the price of a product, refuses the whole file. */
  strict?: boolean;
  /** Check and report only. */
  dryRun?: boolean;
  /** Where refused and repaired rows are listed; `.json` makes it JSON, anything else CSV. The overview is written next to it. */
  reportPath?: string;
} & ({ file: string } | { stream: InputStream });

/** Loads a supplier's file into the catalogue. Throws an ImportProblem, with nothing changed, when it cannot be read at all. */
export async function importFile(options: ImportOptions): Promise<ImportReport> {
  const { mapping } = options;
  const mappings = 'name' in mapping ? [mapping] : mapping;
  if ('stream' in options) {
    return withSpooledFile(options.stream, async (file) =>
      importPrepared(await prepareInput(file, mappings), options),
    );
  }
  return importPrepared(await prepareInput(options.file, mappings), options);
}

type RunOptions = Pick<ImportOptions, 'db' | 'onProgress' | 'strict' | 'dryRun' | 'reportPath'>;

/** Loads a file that is already open. The import has one connection for itself; its session holds lock and staging. */
export async function importPrepared(input: PreparedInput, options: RunOptions): Promise<ImportReport> {
  const client = await options.db.connect();
  try {
    await unlimitSession(client);
    await acquireLock(client);
    try {
      return await new ImportRun(oneAtATime(client), input, options).run();
    } finally {
      await releaseLock(client).catch(() => undefined);
    }
  } finally {
    client.release(true);
  }
}

class ImportRun {
  readonly #db: Queryable;
  readonly #input: PreparedInput;
  readonly #options: RunOptions;
  readonly #categories: Categories;
  readonly #definitions: Definitions;
  readonly #statistics = new Statistics();
  readonly #report: ReportWriter;
  readonly #rows: RowOverview;
  #overview: Overview | undefined;
  #runId = 0;

  constructor(db: Queryable, input: PreparedInput, options: RunOptions) {
    this.#db = db;
    this.#input = input;
    this.#options = options;
    this.#categories = new Categories(input.binding, translateCategory);
    this.#definitions = new Definitions(input.binding);
    this.#rows = new RowOverview((key) => this.#definitions.get(key).isAside === true);
    this.#report = new ReportWriter(options.reportPath);
  }

  async run(): Promise<ImportReport> {
    const { file, binding } = this.#input;
    const isDry = this.#options.dryRun === true;
    if (!isDry) {
      this.#runId = await beginRun(
        this.#db,
        binding.mapping.supplier,
        basename(file),
        await fingerprint(this.#input),
      );
    }
    let counts: StagedCounts = { read: 0, staged: 0, refused: 0, repaired: 0 };
    const staging = await Staging.open(this.#db);
    try {
      const brands = await Brands.open(this.#db);
      counts = await this.#stage(staging, brands);
      const pricesLost = await staging.pricesLost(binding.mapping.supplier);
      this.#overview = await makeOverview(this.#db, this.#placeInput(), {
        brands,
        rows: this.#rows,
        pricesLost,
      });
      const { backorderIgnored = 0 } = this.#report.counts;
      const isBad = counts.refused > 0 || pricesLost.length > 0 || backorderIgnored > 0;
      const isRefused = this.#options.strict === true && isBad;
      if (isDry || isRefused) {
        if (isDry) await checkNumbers(staging, this.#placeInput(), this.#reportLate(counts));
        if (!isDry) await noteRun(this.#db, this.#runId, { ...counts, loaded: 0 }, 'refused');
        return this.#outcome(isRefused ? 'refused' : 'checked', counts);
      }
      const loaded = await this.#load(staging, counts);
      await refreshStatistics(this.#db, loaded.inserted + loaded.updated);
      return this.#outcome('loaded', counts, loaded);
    } catch (error) {
      // On a connection that is gone these fail too, and must not hide why.
      if (!isDry)
        await noteRun(this.#db, this.#runId, { ...counts, loaded: 0 }, 'failed').catch(() => undefined);
      throw error;
    } finally {
      this.#report.close();
      await staging.drop().catch(() => undefined);
    }
  }

  #stage(staging: Staging, brands: Brands): Promise<StagedCounts> {
    const { binding, source, rows } = this.#input;
    const readers = {
      brands,
      categories: this.#categories,
      parameters: new ParameterReader(binding, this.#definitions),
      texts: new TextReader(binding, this.#definitions),
    };
    return stageRows({
      rows,
      converter: new RowConverter(binding, readers, source.format === 'csv'),
      staging,
      statistics: this.#statistics,
      report: this.#report,
      overview: this.#rows,
      numberColumn: binding.columns.supplierNo.name,
      onBatch: async (counts) => {
        this.#options.onProgress?.({
          phase: 'reading',
          done: source.progress(),
          rows: counts.staged + counts.refused,
        });
        if (this.#runId > 0) await noteRun(this.#db, this.#runId, { ...counts, loaded: 0 }, 'running');
      },
    });
  }

  async #load(staging: Staging, counts: StagedCounts): Promise<Loaded> {
    await beginWithoutProducts(this.#db);
    await this.#db.query({ text: 'begin' });
    try {
      const loaded = await switchOver(this.#db, staging, {
        ...this.#placeInput(),
        importRunId: this.#runId,
        onIssues: this.#reportLate(counts),
        onLoaded: (rows) =>
          this.#options.onProgress?.({ phase: 'loading', done: rows / counts.staged, rows }),
      });
      this.#report.flush();
      await noteRun(this.#db, this.#runId, { ...counts, loaded: counts.staged }, 'done');
      await this.#db.query({ text: 'commit' });
      return loaded;
    } catch (error) {
      await this.#db.query({ text: 'rollback' }).catch(() => undefined);
      throw error;
    }
  }

  #placeInput(): PlaceInput {
    return {
      paths: this.#categories.all,
      statistics: this.#statistics,
      mapping: this.#input.binding.mapping,
      definitions: this.#definitions,
    };
  }

  /** Reports what shows only when all rows are known. */
  #reportLate(counts: StagedCounts): LateIssues {
    return (row, issues) => {
      this.#report.add(row.rowNumber, issues);
      if (!row.repaired) counts.repaired++;
    };
  }

  #outcome(outcome: ImportReport['outcome'], counts: StagedCounts, loaded?: Loaded): ImportReport {
    const { binding, source } = this.#input;
    if (!this.#overview) throw new Error('the rows have not been read');
    const report: ImportReport = {
      overview: this.#overview,
      outcome,
      mapping: binding.mapping.name,
      supplier: binding.mapping.supplier,
      format: source.format,
      details: source.details,
      read: counts.read,
      refused: counts.refused,
      repaired: counts.repaired,
      inserted: loaded?.inserted ?? 0,
      updated: loaded?.updated ?? 0,
      unchanged: loaded?.unchanged ?? 0,
      categories: this.#statistics.byCategory.size,
      reasons: this.#report.counts,
      absentColumns: binding.absent,
      ...(this.#report.wasWritten && this.#report.path ? { reportPath: this.#report.path } : {}),
    };
    const { reportPath } = this.#options;
    return reportPath === undefined
      ? report
      : { ...report, overviewPaths: writeOverview(report, reportPath) };
  }
}
