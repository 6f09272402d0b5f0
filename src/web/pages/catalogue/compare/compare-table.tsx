import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Product } from '#generated/hooks/model/product.ts';
import { HiddenText } from '#web/components/hidden-text.ts';
import { Label } from '#web/components/label.tsx';
import { Link } from '#web/components/link.tsx';
import { firstImage, PartImage } from '#web/components/part-image.tsx';
import { FavouriteButton, favouriteStyles } from '#web/favourites/favourite-button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { clickTarget, touch } from '#web/theme/media.ts';
import { detailHref, filtersSuffix } from '../detail/detail-url.ts';
import { BuyBoxes, buyStyles } from '../row-actions/buy-boxes.tsx';
import { PartTools, toolStyles } from '../row-actions/part-tools.tsx';
import { useRowActions } from '../row-actions/row-actions.tsx';
import { priceStyles } from '../row-actions/row-price.tsx';
import { printedValueStyles, valueStyles } from '../value-text.tsx';
import { useCompareLines } from './compare-lines.tsx';
import { type CompareState, compareHref } from './compare-url.ts';
import type { Compared } from './use-compared.ts';

/** Columns of a narrow window scroll below the names of the lines; in print all of them share the sheet. */
const Sheet = chakra('section', {
  base: {
    // Hidden names of buttons would else widen the page, not the sheet.
    position: 'relative',
    overflowX: 'auto',
    fontSize: 'table',
    borderBlock: 'line',
    '& table': { width: 'full', borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed' },
    '& :is(th, td)': {
      padding: 2,
      borderBottom: 'line',
      verticalAlign: 'top',
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
    '& col': { width: { base: '150px', lg: 'auto' } },
    '& col:first-of-type': { width: { base: '96px', md: '160px', lg: '200px' } },
    '& th:first-of-type': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      background: 'bg.subtle',
      color: 'fg.muted',
      fontWeight: 'normal',
      fontSize: { base: 'sm', md: 'table' },
      overflowWrap: 'break-word',
      hyphens: 'auto',
    },
    '& tbody tr:last-of-type > *': { borderBottom: 0 },
    '& [data-differs] td': { background: 'primary.soft' },
    '& [data-differs] th': { color: 'fg', fontWeight: 'medium' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal' },
    '& thead th': { fontWeight: 'normal', position: 'relative' },
    '& [data-part]': { display: 'grid', justifyItems: 'start' },
    '& [data-part] > a': {
      ...clickTarget,
      marginTop: 1,
      textStyle: 'part',
      fontWeight: 'medium',
      minWidth: 0,
    },
    '& [data-part] > div': { display: 'flex', alignItems: 'center', marginTop: 1 },
    '& [data-tools-row] > span:not(:empty)': { display: 'flex' },
    '& [data-remove]': {
      position: 'absolute',
      top: 1,
      insetInlineEnd: 1,
      display: 'grid',
      placeItems: 'center',
      width: '28px',
      height: '28px',
      color: 'fg.muted',
      borderRadius: 'base',
      _hover: { color: 'fg', background: 'bg.subtle' },
      [touch]: { width: 'touch', height: 'touch' },
      _print: { display: 'none' },
    },
    ...buyStyles,
    ...toolStyles,
    ...priceStyles,
    ...favouriteStyles,
    ...valueStyles(),
    _print: {
      overflow: 'visible',
      fontSize: '9px',
      '& :is(th, td)': { padding: '4px', fontSize: 'inherit !important' },
      '& col, & col:first-of-type': { width: 'auto !important' },
      '& table': { minWidth: '0 !important' },
      '& th:first-of-type': { position: 'static' },
      '& [data-part] > div, & [data-purchase]': { display: 'none' },
      '& tr': { breakInside: 'avoid' },
      '& small': { fontSize: 'inherit' },
      ...printedValueStyles,
    },
  },
});

const pictureSize = 72;
/** Pixels that the table is wide at least, by its number of products. */
const leastWidth = (products: number) => 96 + products * 150;

interface PartProps {
  product: Product;
  state: CompareState;
  onRemove: () => void;
}

function Part({ product, state, onRemove }: PartProps) {
  const { t } = useTexts();
  const { state: before } = useLocation();
  const { productId, productNum, productImg, brand } = product;
  const others = state.ids.filter((id) => id !== productId);
  return (
    <th scope="col">
      <div data-part>
        <PartImage src={firstImage(productImg)} alt="" size={pictureSize} eager />
        <Link to={detailHref(productId, state.quantity, filtersSuffix(state.filters))}>{productNum}</Link>
        <small>{brand}</small>
        <div data-tools-row>
          <FavouriteButton productId={productId} name={productNum} />
          <PartTools product={product} />
        </div>
      </div>
      <Link
        data-remove
        to={compareHref({ ...state, ids: others })}
        state={before}
        replace
        onClick={onRemove}
        aria-label={t('catalogue.compare.remove', { name: productNum })}
      >
        <X size={16} aria-hidden="true" />
      </Link>
    </th>
  );
}

interface CompareTableProps {
  state: CompareState;
  compared: Compared;
  /** The element that holds the table. */
  surface: RefObject<HTMLElement | null>;
  /** What is called when the product at a place is taken out. */
  onRemove: (place: number) => () => void;
}

/** Products side by side, a line for everything that they can differ in. */
export function CompareTable({ state, compared, surface, onRemove }: CompareTableProps) {
  const { t } = useTexts();
  const { products } = compared;
  const { actions, onClickCapture } = useRowActions(surface, products);
  const lines = useCompareLines(compared, state);
  const shown = state.onlyDifferences ? lines.filter(({ differs }) => differs) : lines;
  const marks = products.length > 1;
  return (
    <Sheet
      ref={surface}
      tabIndex={0}
      aria-label={t('catalogue.compare.title')}
      onClickCapture={onClickCapture}
    >
      <table style={{ minWidth: leastWidth(products.length) }}>
        <colgroup>
          <col />
          {products.map(({ productId }) => (
            <col key={productId} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('catalogue.list.mpn')}</th>
            {products.map((product, place) => (
              <Part key={product.productId} product={product} state={state} onRemove={onRemove(place)} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-purchase>
            <th scope="row">{t('catalogue.row.purchase')}</th>
            {products.map((product) => (
              <td key={product.productId}>
                <BuyBoxes product={product} quantity={state.quantity} />
              </td>
            ))}
          </tr>
          {shown.map(({ name, differs, show }) => (
            <tr key={name} data-differs={(marks && differs) || undefined}>
              <th scope="row">
                <Label name={name} />
                {marks && differs && <HiddenText> {t('catalogue.compare.differs')}</HiddenText>}
              </th>
              {products.map(({ productId }, index) => (
                <td key={productId}>{show(index)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {actions}
    </Sheet>
  );
}
