import type { SystemStyleObject } from '@chakra-ui/react';
import { History, LayoutGrid, Search, SlidersHorizontal, X } from 'lucide-react';
import { Label, useLabelText } from '#web/components/label.tsx';
import { MarkedText } from '#web/components/marked-text.tsx';
import { Stock } from '#web/components/stock.tsx';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { touch } from '#web/theme/media.ts';
import type { SuggestionOption } from './suggestion-options.ts';

/** The look of what a row shows; set once on the list. */
export const suggestionRowStyles: SystemStyleObject = {
  '& [data-main]': {
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 2,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '& [data-main] > small': {
    flex: { base: '1 1 100%', md: 1 },
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // A long state of the stock takes two lines on a phone, and leaves the part number its room.
  '& [data-end]': {
    marginInlineStart: 'auto',
    maxWidth: { base: '45%', md: 'none' },
    textAlign: 'end',
    whiteSpace: { base: 'normal', md: 'nowrap' },
  },
  '& [data-end] > span': { whiteSpace: 'inherit' },
  '& [data-part]': { textStyle: 'part' },
  '& mark': { background: 'transparent', color: 'primary', fontWeight: 'medium' },
  '& [data-chips]': { display: 'flex', flexWrap: 'wrap', gap: 1 },
  '& [data-chip]': {
    px: 2,
    borderRadius: 'base',
    background: 'bg.subtle',
    border: 'line',
    color: 'fg.muted',
  },
  '& [data-chip] b': { color: 'fg', fontWeight: 'medium' },
  '& [data-remove]': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '28px',
    minHeight: '28px',
    marginInlineEnd: '-6px',
    borderRadius: 'base',
    color: 'fg.muted',
    _hover: { background: 'bg.subtle', color: 'fg' },
    [touch]: { minWidth: 'touch', minHeight: 'touch' },
  },
};

interface RowProps {
  option: SuggestionOption;
  /** What is in the search box. */
  text: string;
  onRemove: (text: string) => void;
}

function Icon({ kind }: { kind: SuggestionOption['kind'] }) {
  switch (kind) {
    case 'recent':
      return <History size={16} aria-hidden="true" />;
    case 'category':
      return <LayoutGrid size={16} aria-hidden="true" />;
    case 'value':
      return <SlidersHorizontal size={16} aria-hidden="true" />;
    default:
      return <Search size={16} aria-hidden="true" />;
  }
}

function Count({ count }: { count: number }) {
  const { t } = useTexts();
  return <small data-end>{t('suggestions.row.products', { count, shown: formatCount(count) })}</small>;
}

function RecentRow({ text, onRemove }: { text: string; onRemove: RowProps['onRemove'] }) {
  const { t } = useTexts();
  return (
    <>
      <span data-main>{text}</span>
      {/* For the pointer only: a button is not allowed in an option. The key for it is Delete. */}
      <span
        data-remove
        aria-hidden="true"
        title={t('suggestions.recent.remove', { text })}
        onClick={(event) => {
          event.stopPropagation();
          onRemove(text);
        }}
      >
        <X size={14} />
      </span>
    </>
  );
}

function Content({ option, text, onRemove }: RowProps) {
  const { t } = useTexts();
  const labelText = useLabelText();
  switch (option.kind) {
    case 'recent':
      return <RecentRow text={option.text} onRemove={onRemove} />;
    case 'all':
      return <span data-main>{t('suggestions.row.all', { text: option.text })}</span>;
    case 'part': {
      const { productNum, brand, productName } = option.part;
      return (
        <>
          <span data-main>
            <span data-part>
              <MarkedText text={productNum} keyWord={text} />
            </span>
            <small>{[brand, productName].filter(Boolean).join(' · ')}</small>
          </span>
          <small data-end>
            <Stock product={option.part} />
          </small>
        </>
      );
    }
    case 'category': {
      const { catalogName, parentName, productCount } = option.category;
      return (
        <>
          <span data-main>
            <span>
              <Label name={catalogName}>
                <MarkedText text={catalogName} keyWord={text} />
              </Label>
            </span>
            {parentName && (
              <small>
                <Label name={parentName} />
              </small>
            )}
          </span>
          <Count count={productCount} />
        </>
      );
    }
    case 'value': {
      const { filters, catalogName, productCount } = option.values;
      return (
        <>
          <span data-main>
            <span data-chips>
              {filters.map(({ columnId, columnName, label }) => (
                <span key={columnId} data-chip>
                  <Label name={columnName} /> <b>{label}</b>
                </span>
              ))}
            </span>
            <small>{t('suggestions.row.inCategory', { name: labelText(catalogName) })}</small>
          </span>
          <Count count={productCount} />
        </>
      );
    }
  }
}

/** What one option shows. */
export function SuggestionRow(props: RowProps) {
  return (
    <>
      <Icon kind={props.option.kind} />
      <Content {...props} />
    </>
  );
}
