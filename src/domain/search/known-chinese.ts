import { categoryNames, textValues, tradeWords } from '../glossary/index.ts';

/** Chinese names of the glossary: a search without blanks is cut at them. */
export const knownChinese: readonly string[] = [
  ...new Set(
    [...categoryNames, ...textValues, ...tradeWords]
      .flatMap(({ zh, otherNames }) => [zh, ...otherNames])
      .flatMap((name) =>
        name
          .normalize('NFKC')
          .toLowerCase()
          .split(/[\s/()、,]+/),
      )
      .filter((name) => /^\p{Script=Han}{2,}$/u.test(name)),
  ),
];
