import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { DiscountChoice, DiscountTerms } from '#domain/money/discounts.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { formatAmount } from '#web/money/format-money.ts';
import { useMoney } from '#web/money/use-money.ts';
import { discountRate } from './discount-rate.ts';
import { ErrorNote } from './error-note.tsx';
import { type Figures, termsOf } from './figures.ts';
import type { Order } from './use-order.ts';

type Box = Exclude<DiscountChoice, 'none'>;

const Boxes = chakra('div', {
  base: {
    display: 'grid',
    gap: 1,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: 3,
      alignItems: 'center',
      minHeight: 'touch',
    },
    '& input': { width: '16px', height: '16px', accentColor: 'primary' },
    '& label': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 3,
      alignItems: 'center',
      minHeight: 'touch',
      fontWeight: 'medium',
    },
    '& small': { color: 'fg.muted', fontSize: 'table', fontWeight: 'normal' },
    '& input:disabled ~ label': { color: 'fg.muted' },
    '& [data-off]': { whiteSpace: 'nowrap', color: 'success', fontWeight: 'medium' },
    '& > p': { color: 'fg.muted', fontSize: 'table' },
  },
});

interface BoxProps {
  label: string;
  help: string;
  /** What it takes off, as it is written; undefined where it takes off nothing. */
  off: string | undefined;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
}

function DeductionBox({ label, help, off, ticked, onTick }: BoxProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div>
      <input
        type="checkbox"
        id={id}
        checked={ticked}
        disabled={off === undefined}
        aria-describedby={`${id}-help`}
        onChange={(event) => onTick(event.target.checked)}
      />
      <label htmlFor={id}>
        {label} <small id={`${id}-help`}>{help}</small>
      </label>
      {off !== undefined && <span data-off>{t('orderSubmit.deduction.off', { amount: off })}</span>}
    </div>
  );
}

/** Why a box cannot be ticked, or what it is worth. */
function useHelp(terms: DiscountTerms, { offers }: Figures): Record<Box, string> {
  const { t, language } = useTexts();
  const hasDiscount = terms.discount < 10;
  const hasPoints = terms.maxMoney > 0;
  const tooSmall = t('orderSubmit.deduction.nothingOff');
  const member = t('orderSubmit.deduction.memberRate', { rate: discountRate(terms.discount, language) });
  const points = t('orderSubmit.deduction.pointsUse', {
    points: formatCount(offers.points.points),
  });
  return {
    member: hasDiscount
      ? offers.member.deduction > 0
        ? member
        : tooSmall
      : t('orderSubmit.deduction.memberNone'),
    points: hasPoints
      ? offers.points.deduction > 0
        ? points
        : tooSmall
      : t('orderSubmit.deduction.pointsNone'),
  };
}

interface TermsProps {
  figures: Figures;
  terms: DiscountTerms;
  onTick: (choice: DiscountChoice) => void;
}

function DeductionBoxes({ figures, terms, onTick }: TermsProps) {
  const { t } = useTexts();
  const money = useMoney();
  const help = useHelp(terms, figures);
  const offText = (deduction: number) => {
    if (deduction <= 0) return undefined;
    const receipt = money.receipt({ ...figures.order, deduction });
    return receipt ? formatAmount(receipt.deduction, money.currency) : '–';
  };
  const bind = (box: Box) => ({
    help: help[box],
    off: offText(figures.offers[box].deduction),
    ticked: figures.choice === box,
    onTick: (ticked: boolean) => onTick(ticked ? box : 'none'),
  });
  return (
    <Boxes>
      <DeductionBox label={t('orderSubmit.deduction.member')} {...bind('member')} />
      <DeductionBox label={t('orderSubmit.deduction.points')} {...bind('points')} />
      <p>{t('orderSubmit.deduction.exclusive')}</p>
    </Boxes>
  );
}

/** The two deductions of a member. They exclude each other: ticking one takes the tick from the other. */
export function DeductionSection({ order }: { order: Order }) {
  const { t } = useTexts();
  const { discount, figures, error, choose } = order;
  const missing = error?.kind === 'points' ? error.missing : undefined;
  return (
    <section aria-label={t('orderSubmit.deduction.title')}>
      <header>
        <h2>{t('orderSubmit.deduction.title')}</h2>
      </header>
      {error?.kind === 'points' && (
        <ErrorNote
          title={
            missing === undefined
              ? t('orderSubmit.error.points')
              : t('orderSubmit.error.pointsMissing', { missing: formatCount(missing) })
          }
        />
      )}
      <Loaded query={discount} skeleton={<Skeleton height="112px" />}>
        {({ data }) =>
          figures ? (
            <DeductionBoxes figures={figures} terms={termsOf(data)} onTick={(ticked) => choose({ ticked })} />
          ) : (
            <Skeleton height="112px" />
          )
        }
      </Loaded>
    </section>
  );
}
