import { describe, expect, it } from 'vitest';
import { isSoldOut, lineProblem, mostInStock, problemOfLines, type SoldProduct } from './line-problem.ts';

const reel: SoldProduct = { startBuy: 100, orderMultiple: 50, stock: 1_020 };

describe('whether a quantity of a product can be ordered', () => {
  it('accepts what the rules allow and the stock holds', () => {
    expect(lineProblem(reel, 100)).toBeUndefined();
    expect(lineProblem(reel, 1_000)).toBeUndefined();
    expect(lineProblem({ startBuy: 1 }, 99_999)).toBeUndefined();
  });

  it('refuses a product that is no longer sold, however much is left of it', () => {
    expect(lineProblem({ ...reel, withdrawn: true }, 100)).toEqual({ code: 'productWithdrawn' });
  });

  it('refuses a product without a price, unless it is no longer sold', () => {
    expect(lineProblem({ ...reel, priceOnRequest: 1 }, 100)).toEqual({ code: 'quoteNeeded' });
    const gone = { ...reel, priceOnRequest: true, withdrawn: true };
    expect(lineProblem(gone, 100)).toEqual({ code: 'productWithdrawn' });
  });

  it('offers the whole stock, lowered to the multiple, when more is asked for', () => {
    expect(lineProblem(reel, 1_050)).toEqual({ code: 'outOfStock', instead: 1_000 });
  });

  it('offers nothing instead when the stock does not fill the smallest order', () => {
    for (const stock of [0, 1, 99])
      for (const quantity of [1, 100, 5_000])
        expect(lineProblem({ ...reel, stock }, quantity)).toEqual({ code: 'outOfStock' });
  });

  it('corrects a quantity that the product is not sold in, never beyond the stock', () => {
    expect(lineProblem(reel, 10)).toEqual({ code: 'quantityRefused', instead: 100 });
    expect(lineProblem(reel, 120)).toEqual({ code: 'quantityRefused', instead: 150 });
    expect(lineProblem(reel, 1_010)).toEqual({ code: 'quantityRefused', instead: 1_000 });
  });

  it('never offers a quantity that is refused in its turn', () => {
    for (const startBuy of [1, 7, 100])
      for (const orderMultiple of [1, 7, 50])
        for (const stock of [0, 6, 7, 8, 99, 100, 149, 99_998, 200_000])
          for (const quantity of [0, 1, 6, 7, 50, 99, 120, 99_999, 100_001, 1.5]) {
            const product = { startBuy, orderMultiple, stock };
            const problem = lineProblem(product, quantity);
            expect(problem === undefined || problem.instead !== undefined || isSoldOut(product)).toBe(true);
            if (problem?.instead !== undefined) expect(lineProblem(product, problem.instead)).toBeUndefined();
          }
  });

  it('does not guess at a stock that is not known', () => {
    const { stock: _, ...unknown } = reel;
    expect(mostInStock(unknown)).toBe(99_950);
    expect(isSoldOut(unknown)).toBe(false);
  });

  it('names the gravest reason for several lines, with every line that it holds for', () => {
    const read = ([product, quantity]: readonly [SoldProduct, number]) => [product, quantity] as const;
    const good = [reel, 100] as const;
    const short = [reel, 5_000] as const;
    const odd = [reel, 3] as const;
    const gone = [{ ...reel, withdrawn: true }, 100] as const;
    expect(problemOfLines([good, good], read)).toBeUndefined();
    expect(problemOfLines([good, short, short], read)).toEqual({ code: 'outOfStock', lines: [short, short] });
    expect(problemOfLines([short, odd], read)).toEqual({ code: 'quantityRefused', lines: [odd] });
    expect(problemOfLines([short, odd, gone], read)).toEqual({ code: 'productWithdrawn', lines: [gone] });
  });
});
