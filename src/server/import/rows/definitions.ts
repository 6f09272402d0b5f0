import { findParameter, parameterByKey } from '#domain/glossary/index.ts';
import { ownValue } from '#domain/own-value.ts';
import type { ParameterDefinition } from '../load/derive-columns.ts';
import type { Binding, ParameterCells } from '../mapping/bind-columns.ts';

/** What every product has and no supplier lists among the parameters. */
const ownDefinitions: Readonly<Record<string, ParameterDefinition>> = {
  brand: { zh: '品牌', en: 'Brand', kind: 'text' },
  package: { zh: '封装', en: 'Package', kind: 'text' },
  reelQuantity: { zh: '整盘数量', en: 'Reel quantity', kind: 'number', unit: '', isAside: true },
};

/** Names, kinds and units of the parameters of one file: from the mapping, the glossary, or the header itself. */
export class Definitions {
  readonly #byKey = new Map<string, ParameterDefinition>(Object.entries(ownDefinitions));

  readonly #columns = new Map<string, string>();

  constructor(binding: Binding) {
    for (const parameter of binding.parameters) {
      const column = parameter.cells.en_US ?? parameter.cells.zh_CN;
      this.#columns.set(parameter.key, column?.name ?? parameter.key);
      this.#byKey.set(parameter.key, {
        ...this.#nameParameter(parameter),
        ...(parameter.kind ? { kind: parameter.kind } : {}),
      });
    }
    for (const { key, name, kind } of binding.mapping.sections ?? []) {
      this.#byKey.set(key, { zh: name.zh_CN, en: name.en_US, kind, isSection: true });
    }
  }

  get(key: string): ParameterDefinition {
    const known = this.#byKey.get(key) ?? parameterByKey(key) ?? { zh: key, en: key };
    this.#byKey.set(key, known);
    return known;
  }

  /** The column of the file that states a parameter; its key where it comes from free text. */
  columnOf(key: string): string {
    return this.#columns.get(key) ?? key;
  }

  /** Not in the glossary: the file's own name for it is used in both languages. */
  #nameParameter({ key, cells }: ParameterCells): ParameterDefinition {
    const zh = cells.zh_CN?.name ?? key;
    const en = cells.en_US?.name ?? key;
    const found =
      ownValue(ownDefinitions, key) ?? parameterByKey(key) ?? findParameter(en) ?? findParameter(zh);
    return found ?? { zh: cells.zh_CN ? zh : en, en: cells.en_US ? en : zh };
  }
}
