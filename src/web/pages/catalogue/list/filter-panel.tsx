import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { listProductsFormLimits as limits } from '#generated/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Input } from '#web/components/input.ts';
import { limitTo } from '#web/components/limit-typed.ts';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { pagePart, ShownPart } from '#web/lazy-part.tsx';
import { touch } from '#web/theme/media.ts';
import { CategoryPosition } from './category-position.tsx';
import { filterFormId } from './filter-form.tsx';
import { HiddenQuery } from './hidden-query.tsx';
import { changeState } from './list-state.ts';
import { listHref, listPath } from './list-url.ts';
import { StockAndPrice } from './stock-and-price.tsx';
import { LabelledTick } from './tick.tsx';
import type { ListPage } from './use-list-page.ts';

const foundCategories = pagePart(
  'pages/catalogue/list/found-categories.tsx',
  async () => (await import('./found-categories.tsx')).FoundCategories,
);
// A list of several categories has no columns to filter by.
const filterGroups = pagePart(
  'pages/catalogue/list/filter-groups.tsx',
  async () => (await import('./filter-groups.tsx')).FilterGroups,
);

const groupsSkeleton = <Skeleton height="640px" marginTop={3} />;

const Panel = chakra('div', {
  base: {
    fontSize: 'table',
    '& fieldset, & > form, & > nav, & > [data-check]': { borderBottom: 'line', paddingBlock: 2 },
    '& fieldset > div': { clear: 'both', paddingBottom: 1 },
    '& legend': { float: 'left', width: 'full' },
    '& legend button': {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      width: 'full',
      minHeight: '28px',
      fontWeight: 'medium',
      textAlign: 'start',
      _hover: { color: 'primary' },
      [touch]: { minHeight: 'touch' },
    },
    '& legend span': { flex: 1 },
    '& legend small': { marginInlineStart: 2, color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal' },
    '& legend b': {
      minWidth: '18px',
      px: 1,
      borderRadius: 'full',
      background: 'primary',
      color: 'primary.contrast',
      fontSize: 'xs',
      lineHeight: '18px',
      textAlign: 'center',
    },
    '& legend svg': { color: 'fg.muted', transition: 'transform 120ms' },
    '& legend [aria-expanded=true] svg': { transform: 'rotate(180deg)' },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      minHeight: '26px',
      px: '6px',
      borderRadius: 'base',
      cursor: 'pointer',
      _hover: { background: 'bg.subtle' },
      [touch]: { minHeight: 'touch' },
    },
    '& label:has(:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
    '& label > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& label > small': { color: 'fg.muted', fontSize: 'sm' },
    '& input[type=checkbox]': { width: '15px', height: '15px', flexShrink: 0, accentColor: 'primary' },
  },
});

// Not a generated form: the field is a part of the address and takes effect when it is left.
function Keyword({ list }: { list: ListPage }) {
  const { t } = useTexts();
  const { state, go } = list;
  const [draft, setDraft] = useState<string>();
  const apply = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const keyWord = draft.trim();
    if (keyWord !== state.keyWord) go((now) => changeState(now, { keyWord }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <form action={listPath(state)} onSubmit={submit}>
      <HiddenQuery href={listHref(changeState(state, { keyWord: '' }))} />
      <Input
        type="search"
        name="keyWord"
        controlSize="small"
        autoComplete="off"
        value={draft ?? state.keyWord}
        placeholder={t('catalogue.filter.keywordPlaceholder')}
        aria-label={t('catalogue.filter.keywordLabel')}
        {...limitTo(limits.keyWord.maxLength, setDraft)}
        onBlur={apply}
      />
    </form>
  );
}

/** Everything that narrows the list: keyword, stock, the tree, and a group per filter column. `id` begins those of its groups. */
export function FilterPanel({ id, list }: { id: string; list: ListPage }) {
  const { t } = useTexts();
  const { state, go } = list;
  return (
    <Panel>
      {!state.ofSearch && <Keyword list={list} />}
      <div data-check>
        <LabelledTick
          name="inStock"
          value="1"
          form={filterFormId}
          checked={state.inStock}
          onTick={(inStock) => go((now) => changeState(now, { inStock }))}
        >
          <span>{t('catalogue.filter.inStock')}</span>
        </LabelledTick>
      </div>
      <StockAndPrice list={list} />
      <noscript>
        <Button type="submit" form={filterFormId} size="small">
          {t('catalogue.filter.apply')}
        </Button>
      </noscript>
      {list.found ? (
        <ShownPart part={foundCategories} with={{ list, found: list.found }} />
      ) : (
        <CategoryPosition list={list} />
      )}
      {state.catalogId !== undefined && (
        <ShownPart part={filterGroups} with={{ id, list, until: groupsSkeleton }} until={groupsSkeleton} />
      )}
    </Panel>
  );
}
