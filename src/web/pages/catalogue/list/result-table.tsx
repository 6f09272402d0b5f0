import { useCallback, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { shownColumns } from '#domain/catalogue/column-choice.ts';
import { mostCompared } from '#domain/catalogue/compared-ids.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { HiddenText } from '#web/components/hidden-text.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { mostDigits, useMoney } from '#web/money/use-money.ts';
import { filtersSuffix } from '../detail/detail-url.ts';
import { priceOf } from '../priced-quantity.tsx';
import { useRowActions } from '../row-actions/row-actions.tsx';
import { useChosenColumns } from './column-choice.ts';
import { toggleCompared } from './list-state.ts';
import { rangeFilters } from './number-range.ts';
import { ResultHead } from './result-head.tsx';
import { ResultRow } from './result-row.tsx';
import { ResultSurface } from './result-surface.ts';
import { askedColumns, hasAdded, isCrowded, isTooWide, tableColumns } from './table-columns.ts';
import type { ListPage } from './use-list-page.ts';

/** Rows whose pictures are on the first screen of a desktop. */
const eagerRows = 12;
/** The share of the table that the part takes: the less, the more parameters there are; next to many it gives way. */
function partWidth(columns: number): string {
  if (columns === 0) return '100%';
  const share = 55 - 5 * columns;
  return share > 20 ? `${share}%` : 'var(--part-width, 20%)';
}

/** Brings the first row back into view when another page or order is shown; who goes back finds the place of before. */
function useScrollBack(surface: React.RefObject<HTMLElement | null>, { state }: ListPage) {
  const shown = `${state.page} ${state.sort} ${state.order}`;
  const isReturn = useNavigationType() === NavigationType.Pop;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (isReturn) return;
    if ((surface.current?.getBoundingClientRect().top ?? 0) < 0) surface.current?.scrollIntoView();
  }, [shown, surface, isReturn]);
}

/** The products of the page, a row each; all parameters fit side by side on a desktop. */
export function ResultTable({ list, products }: { list: ListPage; products: readonly Product[] }) {
  const { t } = useTexts();
  const surface = useRef<HTMLElement>(null);
  useScrollBack(surface, list);
  const { actions, onClickCapture } = useRowActions(surface, products);
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  const pick = useCallback((productId: number) => {
    latest.current.replace((now) => toggleCompared(now, productId));
  }, []);
  const { state, columnList, place } = list;
  const { keyWord } = state;
  const wholeShop = keyWord === '' ? t('catalogue.list.allProducts') : t('catalogue.list.found', { keyWord });
  const ofCategory = tableColumns(columnList, products);
  const columns = shownColumns(ofCategory.columns, useChosenColumns(state.catalogId), ofCategory.more);
  const added = hasAdded(columns);
  const scrolls = isTooWide(columns) || (isCrowded(columns) && added);
  const asked = askedColumns(state, ofCategory, columns);
  const linkSuffix = filtersSuffix(rangeFilters(state.filters, columnList));
  const digits = mostDigits(
    useMoney(),
    products.map((product) => priceOf(product, state.quantity)),
  );
  const { compare, quantity } = state;
  return (
    <ResultSurface
      ref={surface}
      aria-label={t('catalogue.list.results')}
      aria-busy={list.products.isPlaceholderData}
      plain={columns.length === 0}
      crowded={isCrowded(columns) && !scrolls}
      scrolls={scrolls}
      brief={!added}
      onClickCapture={onClickCapture}
    >
      <table>
        <caption>
          <HiddenText>{place?.category.catalogName ?? wholeShop}</HiddenText>
        </caption>
        <colgroup>
          <col style={{ width: partWidth(columns.length) }} />
        </colgroup>
        <ResultHead list={list} columns={columns} brand={ofCategory.brand} />
        <tbody>
          {products.map((product, index) => (
            <ResultRow
              key={product.productId}
              product={product}
              columns={columns}
              quantity={quantity}
              picked={compare.includes(product.productId)}
              full={compare.length >= mostCompared}
              onPick={pick}
              eager={index < eagerRows}
              digits={digits}
              asked={asked}
              linkSuffix={linkSuffix}
            />
          ))}
        </tbody>
      </table>
      {actions}
    </ResultSurface>
  );
}
