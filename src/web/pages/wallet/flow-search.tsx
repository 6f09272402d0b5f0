import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  accountFlowAccountTypeNames,
  accountFlowBudgetNames,
  accountFlowDealTypeNames,
} from '#generated/enums.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { Field } from '#web/components/field.tsx';
import { Input, Select } from '#web/components/input.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
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
    const chosen = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) chosen.set(name, String(value));
    navigate(balanceHref({ filters: readFilters(chosen), cashNo }), { preventScrollReset: true });
  };
  const { startDate = '', endDate = '' } = filters;
  // Days as text compare like days.
  const isReversed = startDate !== '' && endDate !== '' && startDate > endDate;
  return (
    <Form key={JSON.stringify(filters)} role="search" aria-label={t('wallet.flow.search')} onSubmit={submit}>
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
      <Field label={t('wallet.flow.from')}>
        {(control) => <Input {...control} type="date" name="startDate" defaultValue={startDate} />}
      </Field>
      <Field label={t('wallet.flow.to')} error={isReversed ? t('wallet.flow.reversed') : undefined}>
        {(control) => <Input {...control} type="date" name="endDate" defaultValue={endDate} />}
      </Field>
      <Button type="submit">{t('wallet.flow.filter')}</Button>
      {Object.keys(filters).length > 0 && (
        <LinkButton variant="ghost" preventScrollReset to={balanceHref({ cashNo })}>
          {t('wallet.flow.clear')}
        </LinkButton>
      )}
    </Form>
  );
}
