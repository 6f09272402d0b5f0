import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  accountFlowAccountTypeNames,
  accountFlowBudgetNames,
  accountFlowDealTypeNames,
} from '#generated/enums.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { DayRange } from '#web/components/day-range.tsx';
import { Field } from '#web/components/field.tsx';
import { Select } from '#web/components/input.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useShownValues } from '#web/state/use-shown-values.ts';
import { type BalanceParams, balanceHref, readFilters } from './balance-params.ts';

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: 2,
    marginBottom: 3,
    '& > div': { flex: { base: '1 1 136px', lg: '0 1 152px' } },
    '& label': { color: 'fg.muted', fontSize: 'sm' },
  },
});

const selects = [
  { name: 'dealType', label: 'described.fields.dealType', names: accountFlowDealTypeNames },
  { name: 'budget', label: 'described.fields.budget', names: accountFlowBudgetNames },
  { name: 'accountType', label: 'described.fields.accountType', names: accountFlowAccountTypeNames },
] as const;

// Not a generated form: its fields are parameters of the address, and it is sent by going there.
/** Narrows the account flow by kind, direction, account and days; the choice stays in the address. */
export function FlowSearch({ params }: { params: BalanceParams }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { filters, cashNo } = params;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) typed.set(name, String(value));
    navigate(balanceHref({ filters: readFilters(typed), cashNo }), { preventScrollReset: true });
  };
  const { dealType, budget, accountType, startDate = '', endDate = '' } = filters;
  const chosen = { dealType, budget, accountType, startDate, endDate };
  const form = useShownValues(
    Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, String(value ?? '')])),
  );
  return (
    <Form ref={form} role="search" aria-label={t('wallet.flow.search')} onSubmit={submit}>
      {selects.map(({ name, label, names }) => (
        <Field key={name} label={t(label)}>
          {(control) => (
            <Select {...control} name={name} defaultValue={filters[name] ?? ''}>
              <option value="">{t('wallet.flow.all')}</option>
              {Object.entries(names).map(([value, text]) => (
                <option key={value} value={value}>
                  {t(`described.enums.${text}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <DayRange
        startDate={startDate}
        endDate={endDate}
        fromLabel={t('wallet.flow.from')}
        toLabel={t('wallet.flow.to')}
        reversed={t('wallet.flow.reversed')}
      />
      <Button type="submit">{t('wallet.flow.filter')}</Button>
      {Object.keys(filters).length > 0 && (
        <LinkButton variant="ghost" to={balanceHref({ cashNo })}>
          {t('wallet.flow.clear')}
        </LinkButton>
      )}
    </Form>
  );
}
