import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { listStandardOrdersLimits } from '#generated/limits.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { DayRange } from '#web/components/day-range.tsx';
import { Field } from '#web/components/field.tsx';
import { Input } from '#web/components/input.ts';
import { limitTo } from '#web/components/limit-typed.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useShownValues } from '#web/state/use-shown-values.ts';
import { type OrderListParams, orderListHref, parseListParams, searchFields } from '../list-params.ts';
import { ExportButtons } from './export-buttons.tsx';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: 3,
    paddingBlock: 2,
  },
});

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: 2,
    width: { base: 'full', lg: 'auto' },
    '& > div': { flex: { base: '1 1 136px', lg: '0 0 152px' } },
    '& > div:first-of-type': { flex: { base: '1 1 100%', md: '1 1 280px', lg: '0 0 320px' } },
    '& label': { color: 'fg.muted', fontSize: 'sm' },
  },
});

// Not a generated form: its fields are parameters of the address, and it is sent by going there.
/** Finds orders by number, part or product and by date; what was looked for stays in the boxes and in the address. */
export function OrderSearch({ params }: { params: OrderListParams }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { kind, num, keyWord, startDate, endDate } = params;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) typed.set(name, String(value));
    navigate(orderListHref({ ...parseListParams(typed), kind, num }));
  };
  const form = useShownValues({ keyWord, startDate, endDate });
  const isSearched = Object.keys(searchFields(params)).length > 0;
  return (
    <Bar>
      <Form ref={form} role="search" aria-label={t('orders.search.label')} onSubmit={submit}>
        <Field label={t('orders.search.keyWord')}>
          {(control) => (
            <Input
              {...control}
              type="search"
              name="keyWord"
              {...limitTo(listStandardOrdersLimits.keyWord.maxLength)}
              defaultValue={keyWord}
              placeholder={t('orders.search.hint')}
              autoComplete="off"
            />
          )}
        </Field>
        <DayRange
          startDate={startDate}
          endDate={endDate}
          fromLabel={t('orders.search.from')}
          toLabel={t('orders.search.to')}
          reversed={t('orders.search.reversed')}
        />
        <Button type="submit">
          <Search size={16} aria-hidden="true" />
          {t('orders.search.submit')}
        </Button>
        {isSearched && (
          <LinkButton variant="ghost" to={orderListHref({ kind, num })}>
            {t('orders.search.clear')}
          </LinkButton>
        )}
      </Form>
      <ExportButtons params={params} />
    </Bar>
  );
}
