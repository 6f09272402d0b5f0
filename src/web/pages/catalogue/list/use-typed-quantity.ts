import { type FormEvent, useState } from 'react';
import { listProductsFormLimits as limits } from '#generated/limits.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useWarning } from '#web/toasts/use-warning.ts';

/**
 * The box with the quantity at which prices are shown. It takes effect when it is left: a number above the limit is lowered to it, anything
 * else than a whole number leaves the quantity as it was, and both are said.
 */
export function useTypedQuantity(
  quantity: number | undefined,
  onQuantity: (quantity: number | undefined) => void,
) {
  const { t } = useTexts();
  const [draft, setDraft] = useState<string>();
  const typed = draft ?? String(quantity ?? '');
  const warning = useWarning();
  const apply = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const digits = typed.normalize('NFKC').trim();
    const { minimum, maximum } = limits.quantity;
    const isWhole = /^\d+$/.test(digits) && Number(digits) >= minimum;
    if (digits !== '' && !isWhole) warning.show(t('components.quantity.notAnInteger'));
    if (isWhole && Number(digits) > maximum)
      warning.show(t('components.quantity.aboveMaximum', { limit: formatCount(maximum) }));
    const unchanged = digits === '' ? undefined : quantity;
    const next = isWhole ? Math.min(Number(digits), maximum) : unchanged;
    if (next !== quantity) onQuantity(next);
  };
  return {
    box: {
      value: typed,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        warning.clear();
        setDraft(target.value);
      },
      onBlur: apply,
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      apply();
    },
  };
}
