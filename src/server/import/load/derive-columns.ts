import { isLeadingParameter } from '#domain/glossary/index.ts';
import { constants } from '#generated/constants.ts';
import { type columnColumnTypeNames, columnColumnTypeValues } from '#generated/enums.ts';
import { numberSlots, textSlots } from '#server/catalogue/index.ts';
import type { ColumnKind } from '#server/db/schema/catalogue.ts';
import type { ColumnOverride } from '../mapping/mapping.ts';
import { type CategoryStatistics, MANY_VALUES, type ParameterStatistics } from './category-statistics.ts';

/** What is known of a parameter before any product states it. */
export type ParameterDefinition = {
  zh: string;
  en: string;
  kind?: ColumnKind;
  unit?: string;
  isSection?: boolean;
  /** Shown last and never filtered by. */
  isAside?: boolean;
};

/** One column of a category as it stands, or shall stand, in the database. */
export type ColumnPlan = {
  key: string;
  nameZh: string;
  nameEn: string;
  kind: ColumnKind;
  columnType: keyof typeof columnColumnTypeNames;
  screen: boolean;
  listType: boolean;
  unit: string | null;
  slot: string | null;
  slotHigh: string | null;
  sort: number;
};

export type DeriveInput = {
  statistics: CategoryStatistics;
  existing: readonly ColumnPlan[];
  define: (key: string) => ParameterDefinition;
  override: (key: string) => ColumnOverride | false | undefined;
};

/** Columns of a table beyond this make it unreadable. */
const COLUMNS_IN_TABLE = 8;
const SHARE_IN_TABLE = 0.25;
const SHARE_FILTERABLE = 0.05;
const SHARE_NUMBERS = 0.8;
/** Derived columns follow those whose place a mapping gives (0…999). */
const FIRST_SORT = 1000;
/** What every category has comes first, however many products state the others. */
const FIRST_KEYS = ['brand', 'package'];

/**
 * The columns of a category: those that exist keep kind, slots and place. New ones follow in order of how many products state them; of
 * those that as many state, the one by which parts are asked for comes first, because a search takes a number without a unit for a value of
 * the first. What a mapping overrides holds for both. At most 16 number and 16 text columns get a slot, and the table has no more
 * columns than a visitor can choose.
 */
export function deriveColumns(input: DeriveInput): ColumnPlan[] {
  const existing = new Map(input.existing.map((column) => [column.key, column]));
  const slots = new FreeSlots(input.existing);
  const columns = input.existing.map((column) => keep(column, input, slots));
  let sort = Math.max(FIRST_SORT - 1, ...columns.map((column) => column.sort));
  let inTable = columns.filter((column) => column.listType).length;
  for (const [key, parameter] of rankParameters(input)) {
    if (existing.has(key) || input.override(key) === false) continue;
    const column = add(key, parameter, input, slots);
    const wide = parameter.stated >= input.statistics.products * SHARE_IN_TABLE;
    column.listType = column.slot !== null && wide && inTable < COLUMNS_IN_TABLE;
    applyFlags(column, overrideOf(input, key));
    if (column.sort === 0 && overrideOf(input, key)?.order === undefined) column.sort = ++sort;
    if (column.listType) inTable++;
    columns.push(column);
  }
  limitTable(columns);
  return columns;
}

/** Leaves out the last ones: a visitor's first own choice would lose them, and can add them now. */
function limitTable(columns: readonly ColumnPlan[]): void {
  const inTable = columns.filter(({ listType }) => listType).sort((a, b) => a.sort - b.sort);
  for (const column of inTable.slice(constants.chosenColumns)) column.listType = false;
}

function rankParameters(input: DeriveInput): [string, ParameterStatistics][] {
  const { define } = input;
  const rank = (key: string) => {
    if (FIRST_KEYS.includes(key)) return FIRST_KEYS.indexOf(key);
    return define(key).isAside ? FIRST_KEYS.length + 1 : FIRST_KEYS.length;
  };
  const { parameters } = input.statistics;
  // A mapping that gives places in this category has said what comes first.
  const hasPlaces = [...parameters.keys()].some((key) => overrideOf(input, key)?.order !== undefined);
  const lead = (key: string) => Number(!hasPlaces && isLeadingParameter(key));
  return [...parameters].sort(
    ([a, one], [b, other]) =>
      rank(a) - rank(b) || other.stated - one.stated || lead(b) - lead(a) || (a < b ? -1 : 1),
  );
}

function overrideOf(input: DeriveInput, key: string): ColumnOverride | undefined {
  return input.override(key) || undefined;
}

function keep(column: ColumnPlan, input: DeriveInput, slots: FreeSlots): ColumnPlan {
  const plan = { ...column };
  const parameter = input.statistics.parameters.get(column.key);
  const hasRanges = (parameter?.ranges ?? 0) > 0;
  if (plan.kind === 'number' && plan.slot && !plan.slotHigh && hasRanges)
    plan.slotHigh = slots.take('number');
  if (input.override(column.key) === false) return { ...plan, screen: false, listType: false };
  applyFlags(plan, overrideOf(input, column.key));
  return plan;
}

function add(key: string, parameter: ParameterStatistics, input: DeriveInput, slots: FreeSlots): ColumnPlan {
  const definition = input.define(key);
  const override = overrideOf(input, key);
  const kind = override?.kind ?? definition.kind ?? commonKind(parameter);
  const slot = definition.isSection || definition.isAside ? null : slots.take(kind);
  const needsHigh = slot !== null && kind === 'number' && parameter.ranges > 0;
  return {
    key,
    nameZh: definition.zh,
    nameEn: definition.en,
    kind,
    columnType:
      definition.isSection || kind === 'image' || kind === 'word'
        ? columnColumnTypeValues.detailSection
        : columnColumnTypeValues.parameterColumn,
    screen: slot !== null && isFilter(kind, parameter, input.statistics.products),
    listType: false,
    unit: kind === 'number' ? (override?.unit ?? definition.unit ?? commonUnit(parameter)) : null,
    slot,
    slotHigh: needsHigh ? slots.take('number') : null,
    sort: 0,
  };
}

function isFilter(kind: ColumnKind, parameter: ParameterStatistics, products: number): boolean {
  if (parameter.stated < products * SHARE_FILTERABLE) return false;
  if (kind === 'number') return true;
  const isName = parameter.texts.size > 20 && parameter.texts.size === parameter.stated;
  return parameter.texts.size <= MANY_VALUES && !isName;
}

function applyFlags(column: ColumnPlan, override: ColumnOverride | undefined): void {
  if (!override) return;
  column.nameZh = override.name?.zh_CN ?? column.nameZh;
  column.nameEn = override.name?.en_US ?? column.nameEn;
  // Without a slot nothing can be filtered by it, whatever a mapping wants.
  column.screen = (override.filterable ?? column.screen) && column.slot !== null;
  column.listType = override.inTable ?? column.listType;
  column.sort = override.order ?? column.sort;
}

function commonKind(parameter: ParameterStatistics): ColumnKind {
  if (parameter.images > 0) return 'image';
  if (parameter.documents > 0) return 'word';
  const common = parameter.units.get(commonUnit(parameter)) ?? 0;
  return common >= parameter.stated * SHARE_NUMBERS ? 'number' : 'text';
}

function commonUnit(parameter: ParameterStatistics): string {
  const [first] = [...parameter.units].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return first?.[0] ?? '';
}

/** The typed slots of a category that no column has yet. */
class FreeSlots {
  readonly #free: { number: string[]; text: string[] };

  constructor(columns: readonly ColumnPlan[]) {
    const taken = new Set(columns.flatMap((column) => [column.slot, column.slotHigh]));
    this.#free = {
      number: numberSlots.filter((slot) => !taken.has(slot)),
      text: textSlots.filter((slot) => !taken.has(slot)),
    };
  }

  take(kind: ColumnKind): string | null {
    if (kind !== 'number' && kind !== 'text') return null;
    return this.#free[kind].shift() ?? null;
  }
}
