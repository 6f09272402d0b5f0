import type { Language } from '#domain/language.ts';
import type { ProductAnswer } from '../product-answer.ts';
import type { Snapshot } from '../snapshot.ts';
import { isSmallShop } from './shop-facts.ts';

/** What a list reads of each product when the rest is known. */
export interface ListedStock {
  readonly id: number;
  readonly stock: number;
}

/**
 * The products of a small shop as lists show them, for as long as nothing changes that pages are made of. Stock changes with every order, so it
 * is read for each list.
 */
export class KnownProducts {
  #content: number | undefined;
  #answers = new Map<Language, Map<number, ProductAnswer>>();

  #of(content: number, language: Language): Map<number, ProductAnswer> {
    if (content !== this.#content) this.#answers = new Map();
    this.#content = content;
    const known = this.#answers.get(language) ?? new Map<number, ProductAnswer>();
    this.#answers.set(language, known);
    return known;
  }

  /** Which of these products are not known in this version and language. */
  unknownOf(listed: readonly ListedStock[], content: number, language: Language): number[] {
    const known = this.#of(content, language);
    return listed.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  }

  add(answers: readonly ProductAnswer[], content: number, language: Language): void {
    const known = this.#of(content, language);
    for (const answer of answers) known.set(answer.productId, answer);
  }

  /** The products with their current stock; undefined where one is not known. */
  find(listed: readonly ListedStock[], content: number, language: Language): ProductAnswer[] | undefined {
    const known = this.#of(content, language);
    const found = listed.flatMap(({ id, stock }) => {
      const answer = known.get(id);
      if (answer === undefined || answer.stock === stock) return answer ?? [];
      const current = { ...answer, stock };
      known.set(id, current);
      return current;
    });
    return found.length === listed.length ? found : undefined;
  }
}

const opened = new WeakMap<Snapshot, KnownProducts>();

/** What is known of the products of a snapshot; undefined where they are too many. */
export function knownProducts(snapshot: Snapshot): KnownProducts | undefined {
  if (!isSmallShop(snapshot)) return undefined;
  const known = opened.get(snapshot) ?? new KnownProducts();
  opened.set(snapshot, known);
  return known;
}
