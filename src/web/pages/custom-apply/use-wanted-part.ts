import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Fields } from '#generated/forms/applyCustomisedOrder.ts';
import { applyCustomisedOrderFormLimits, quantityLimits } from '#generated/limits.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

/** A part of the catalogue weighs what its data sheet says; the form requires a number of grams. */
const someWeight = '1';

/** What the address asks a quote for, as the beginning of the form; empty without a part. */
export function useWantedPart(): Partial<Fields> {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const part =
    search.get('part')?.trim().slice(0, applyCustomisedOrderFormLimits.productName.maxLength) ?? '';
  const quantity = Number(search.get('quantity'));
  return useMemo(() => {
    if (part === '') return {};
    const asListed = t('customApply.quote.asListed');
    const isQuantity = Number.isSafeInteger(quantity) && quantity > 0 && quantity <= quantityLimits.maximum;
    return {
      productName: part,
      ...(isQuantity ? { demandQuantity: String(quantity) } : {}),
      indexRequirement: asListed,
      sizeRequirement: asListed,
      weight: someWeight,
      qualityGrade: asListed,
      installationMode: asListed,
      useEnvironment: asListed,
      otherProcessRequirements: t('customApply.quote.none'),
      detailedDescription: t('customApply.quote.details', { part }),
    };
  }, [part, quantity, t]);
}
