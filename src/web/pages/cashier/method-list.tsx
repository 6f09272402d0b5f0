import { chakra } from '@chakra-ui/react';
import { CircleDollarSign, CreditCard, DollarSign, JapaneseYen } from 'lucide-react';
import { Link } from '#web/components/link.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { formatAmount } from '#web/money/format-money.ts';
import { paths } from '#web/paths.ts';
import { type PaymentMethod, PayType } from './payment-methods.ts';

const names = {
  [PayType.cardOrAlipay]: 'cardOrAlipay',
  [PayType.paypalDollars]: 'paypalDollars',
  [PayType.yuanBalance]: 'yuanBalance',
  [PayType.dollarBalance]: 'dollarBalance',
} as const satisfies Record<PayType, string>;

/** The name of a method, with which the keys of its texts end. */
export const methodName = (payType: PayType) => names[payType];

const icons = {
  [PayType.cardOrAlipay]: CreditCard,
  [PayType.paypalDollars]: CircleDollarSign,
  [PayType.yuanBalance]: JapaneseYen,
  [PayType.dollarBalance]: DollarSign,
} satisfies Record<PayType, typeof CreditCard>;

const Fieldset = chakra('fieldset', {
  base: {
    '& > h3': { marginTop: 4, marginBottom: 2, fontSize: 'table', fontWeight: 'medium', color: 'fg.muted' },
    '& [data-rows]': { border: 'line', borderRadius: 'base' },
    '& [data-row]': {
      position: 'relative',
      '&:not(:first-of-type)': { borderTop: 'line' },
      '&:has(input:checked)': { background: 'primary.soft' },
      '&:has(input:checked)::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '-1px',
        insetInlineStart: '-1px',
        width: '3px',
        background: 'primary',
        borderStartStartRadius: 'base',
        borderEndStartRadius: 'base',
      },
      '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary', borderRadius: 'base' },
    },
    '& label': {
      display: 'grid',
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: 3,
      paddingInline: { base: 3, md: 4 },
      minHeight: '64px',
      paddingBlock: 2,
      cursor: 'pointer',
    },
    '& input': { width: '16px', height: '16px', accentColor: 'primary', cursor: 'pointer', outline: 'none' },
    '& [data-sign]': {
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      height: '36px',
      color: 'fg.muted',
      background: 'bg',
      border: 'line',
      borderRadius: 'base',
    },
    '& :checked ~ [data-sign]': { color: 'primary' },
    '& [data-name]': { display: 'grid', minWidth: 0 },
    '& [data-name] > b': { fontWeight: 'medium' },
    '& [data-name] > small, & [data-amount] > small': { fontSize: 'sm', color: 'fg.muted' },
    '& [data-amount]': { display: 'grid', justifyItems: 'end', whiteSpace: 'nowrap' },
    '& [data-amount] > b': { fontWeight: 'medium' },
    '& [data-amount] > small': { color: 'warning' },
    '& [data-row] > a': {
      display: 'block',
      marginTop: '-8px',
      paddingBottom: 2,
      paddingInline: { base: 3, md: 4 },
      textAlign: 'end',
      fontSize: 'sm',
    },
  },
});

interface RowsProps {
  methods: readonly PaymentMethod[];
  selected: PayType | undefined;
  disabled: boolean;
  onSelect: (payType: PayType) => void;
}

function Rows({ methods, selected, disabled, onSelect }: RowsProps) {
  const { t } = useTexts();
  return (
    <div data-rows>
      {methods.map(({ payType, currency, amount, balance, missing }) => {
        const name = methodName(payType);
        const Icon = icons[payType];
        const hint =
          balance === undefined // Only these two have no balance.
            ? t(`cashier.method.${name as 'cardOrAlipay' | 'paypalDollars'}Hint`)
            : t('cashier.method.available', { amount: formatAmount(balance, currency) });
        return (
          <div key={payType} data-row>
            <label>
              <input
                type="radio"
                name="payType"
                value={payType}
                checked={payType === selected}
                disabled={disabled}
                onChange={() => onSelect(payType)}
              />
              <span data-sign>
                <Icon size={18} aria-hidden="true" />
              </span>
              <span data-name>
                <b>{t(`cashier.method.${name}`)}</b> <small>{hint}</small>
              </span>
              <span data-amount>
                <b>{formatAmount(amount, currency)}</b>{' '}
                {missing > 0 && (
                  <small>{t('cashier.method.missing', { amount: formatAmount(missing, currency) })}</small>
                )}
              </span>
            </label>
            {missing > 0 && <Link to={paths.topUp}>{t('cashier.method.topUp')}</Link>}
          </div>
        );
      })}
    </div>
  );
}

/** The ways to pay as radio buttons: online ones first, then the two balances with their amounts. */
export function MethodList(props: RowsProps) {
  const { t } = useTexts();
  const online = props.methods.filter(({ balance }) => balance === undefined);
  const balances = props.methods.filter(({ balance }) => balance !== undefined);
  return (
    <Fieldset>
      <legend>
        <h2>{t('cashier.page.methods')}</h2>
      </legend>
      <h3>{t('cashier.method.online')}</h3>
      <Rows {...props} methods={online} />
      <h3>{t('cashier.method.balance')}</h3>
      <Rows {...props} methods={balances} />
    </Fieldset>
  );
}
