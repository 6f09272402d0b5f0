import type { SystemStyleObject } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { useLaterText } from '#web/components/later-text.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { lazyPart, ShownPart } from '#web/lazy-part.tsx';
import { useMoney } from '#web/money/use-money.ts';
import { largeHitArea, touch } from '#web/theme/media.ts';
import type { CartLine, Notice } from './line-offer.ts';

const lineAlternatives = lazyPart(
  ['catalogue'],
  async () => (await import('#web/catalogue/line-alternatives.tsx')).LineAlternatives,
);

export const lineNoticesStyles: SystemStyleObject = {
  '& [data-notices]': { gridArea: 'notices', display: 'grid', gap: 1, marginTop: 2 },
  '& [data-notices] a': { [touch]: largeHitArea },
  '& [data-notices] > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    paddingInline: 2,
    paddingBlock: '2px',
    borderRadius: 'base',
    fontSize: 'table',
    color: 'warning',
    background: 'warning.soft',
  },
  '& [data-notices] > [data-kind=alternatives]': {
    display: 'block',
    color: 'fg',
    background: 'transparent',
    padding: 0,
  },
  // A chosen line is green itself.
  '& [data-notices] > [data-kind=cheaper]': { color: 'success', background: 'bg', border: 'line' },
  '& [data-notices] > :is([data-kind=withdrawn], [data-kind=refused])': {
    color: 'danger',
    background: 'danger.soft',
  },
};

interface LineNoticesProps {
  line: CartLine;
  /** Why the shop refused the last change. */
  refusal: string | undefined;
  onQuantity: (num: number) => void;
}

function useNoticeText(line: CartLine): (notice: Notice) => string {
  const { t } = useTexts();
  const { unitPrice } = useMoney();
  const prices = ({ before, now }: { readonly before: number; readonly now: number }) => {
    return { before: unitPrice(before), now: unitPrice(now) };
  };
  const laterText = useLaterText();
  return (notice) => {
    switch (notice.kind) {
      case 'withdrawn':
        return t('cart.notice.withdrawn');
      case 'noPrice':
        return t('cart.notice.noPrice');
      case 'later':
        return laterText(line, line.num) ?? '';
      case 'dearer':
        return t('cart.notice.dearer', prices(notice));
      case 'cheaper':
        return t('cart.notice.cheaper', prices(notice));
      case 'rules':
        return t('cart.notice.rules');
      case 'short':
        return notice.stock === 0
          ? t('cart.notice.none')
          : t('cart.notice.short', { stock: formatCount(notice.stock) });
    }
  };
}

/** The quantity that resolves a notice, and the label of its button. */
function useRemedy(line: CartLine): (notice: Notice) => { label: string; num: number } | undefined {
  const { t } = useTexts();
  return (notice) => {
    if (notice.kind === 'dearer' || notice.kind === 'cheaper')
      return { label: t('cart.notice.understood'), num: line.num };
    const suggested = 'suggested' in notice ? notice.suggested : undefined;
    if (suggested === undefined) return undefined;
    return { label: t('cart.notice.setTo', { num: formatCount(suggested) }), num: suggested };
  };
}

/** Alternates to the part of a line, read only on request because finding them takes several reads. */
function Replacements({ line }: { line: CartLine }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const { productId, productNum, num } = line;
  return (
    <>
      <Button
        size="small"
        aria-expanded={open}
        aria-label={t('cart.notice.replacementsOf', { part: productNum })}
        onPointerEnter={lineAlternatives.prepare}
        onClick={() => setOpen(!open)}
      >
        {t('cart.notice.replacements')}
      </Button>
      {open && <ShownPart part={lineAlternatives} with={{ productId, quantity: num }} />}
    </>
  );
}

/** What has changed about a line since it was added to the cart, with its actions. */
export function LineNotices({ line, refusal, onQuantity }: LineNoticesProps) {
  const textOf = useNoticeText(line);
  const remedyOf = useRemedy(line);
  if (line.notices.length === 0 && refusal === undefined) return null;
  const isGone = line.notices.some(
    (notice) => notice.kind === 'withdrawn' || (notice.kind === 'short' && notice.suggested === undefined),
  );
  return (
    <ul data-notices>
      {line.notices.map((notice) => {
        const remedy = remedyOf(notice);
        return (
          <li key={notice.kind} data-kind={notice.kind}>
            <span>{textOf(notice)}</span>
            {remedy && (
              <Button
                size="small"
                variant="ghost"
                aria-label={`${remedy.label} ${line.productNum}`}
                onClick={() => onQuantity(remedy.num)}
              >
                {remedy.label}
              </Button>
            )}
          </li>
        );
      })}
      {isGone && (
        <li data-kind="alternatives">
          <Replacements line={line} />
        </li>
      )}
      {refusal !== undefined && <li data-kind="refused">{refusal}</li>}
    </ul>
  );
}
