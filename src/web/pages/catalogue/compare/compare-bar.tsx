import { chakra } from '@chakra-ui/react';
import { mostCompared } from '#domain/catalogue/compared-ids.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { Button } from '#web/components/button.tsx';
import { Input } from '#web/components/input.ts';
import { Link } from '#web/components/link.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { clickTarget, touch } from '#web/theme/media.ts';
import { HiddenQuery } from '../list/hidden-query.tsx';
import { listHref, parseListSearch } from '../list/list-url.ts';
import { LabelledTick } from '../list/tick.tsx';
import { useTypedQuantity } from '../list/use-typed-quantity.ts';
import { type CompareState, compareHref } from './compare-url.ts';
import { useListBefore } from './list-before.ts';

const Bar = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 6,
    rowGap: 2,
    paddingBottom: 3,
    fontSize: 'table',
    '& > label': { display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: '32px' },
    '& input[type=checkbox]': { width: '15px', height: '15px', accentColor: 'primary' },
    '& input[name=quantity]': { width: '92px', textAlign: 'end' },
    '& a': clickTarget,
    [touch]: { '& > label': { minHeight: 'touch' } },
    _print: { display: 'none' },
  },
});

interface CompareBarProps {
  state: CompareState;
  products: readonly Product[];
  change: (step: (now: CompareState) => CompareState) => void;
}

/** The list from which they were picked, else that of their category, with all of them picked: there another one is added. */
function useAddHref({ ids, quantity, filters }: CompareState, products: readonly Product[]): string {
  const before = useListBefore();
  const { catalogId } = products[0] ?? {};
  return listHref({
    ...(before ?? { ...parseListSearch(''), catalogId, filters: filters }),
    quantity,
    compare: ids,
  });
}

// Not a generated form: its fields are parts of the address; without scripts, the browser sends them there itself.
/** What concerns the whole comparison: only the differences, the quantity of the prices, further products. */
export function CompareBar({ state, products, change }: CompareBarProps) {
  const { t } = useTexts();
  const { ids, quantity, onlyDifferences } = state;
  const { box, submit } = useTypedQuantity(quantity, (next) => change((now) => ({ ...now, quantity: next })));
  const addHref = useAddHref(state, products);
  return (
    <Bar action={paths.compare} onSubmit={submit}>
      <HiddenQuery href={compareHref({ ids, filters: state.filters })} />
      <LabelledTick
        name="differences"
        value="1"
        checked={onlyDifferences}
        onTick={(ticked) => change((now) => ({ ...now, onlyDifferences: ticked }))}
      >
        {t('catalogue.compare.onlyDifferent')}
      </LabelledTick>
      <label htmlFor="compare-quantity">
        {t('catalogue.list.quantity')}
        <Input
          id="compare-quantity"
          name="quantity"
          controlSize="small"
          inputMode="numeric"
          placeholder="1"
          autoComplete="off"
          {...box}
        />
      </label>
      <noscript>
        <Button type="submit" size="small">
          {t('catalogue.filter.apply')}
        </Button>
      </noscript>
      {ids.length < mostCompared && (
        <Link to={addHref}>{t('catalogue.compare.add', { most: mostCompared })}</Link>
      )}
    </Bar>
  );
}
