import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { firstCharacters } from '#domain/text/limit-characters.ts';
import type { Fields } from '#generated/forms/applyCustomisedOrder.ts';
import { applyCustomisedOrderFormLimits, quantityLimits } from '#generated/limits.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

/** What the datasheet of a part says: nobody asks the buyer, and nothing is sent. */
const ofDataSheet = {
  indexRequirement: undefined,
  sizeRequirement: undefined,
  weight: undefined,
  qualityGrade: undefined,
  installationMode: undefined,
  useEnvironment: undefined,
  otherProcessRequirements: undefined,
} as const;

/** A part that a quote is asked for: how the form begins and what it decides. Without a part the form asks for everything. */
interface QuotedPart {
  /** Empty without a part. */
  readonly part: string;
  readonly initial: Partial<Fields>;
  readonly fixed: { readonly [Name in keyof Fields]?: Fields[Name] | undefined };
}

const withoutPart: QuotedPart = { part: '', initial: {}, fixed: { quotedPart: undefined } };

/** What the address asks a quote for. */
export function useQuotedPart(): QuotedPart {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const part = firstCharacters(
    (search.get('part') ?? '').trim(),
    applyCustomisedOrderFormLimits.quotedPart.maxLength,
  ).trim();
  const quantity = Number(search.get('quantity'));
  return useMemo(() => {
    if (part === '') return withoutPart;
    const isQuantity = Number.isSafeInteger(quantity) && quantity > 0 && quantity <= quantityLimits.maximum;
    return {
      part,
      initial: {
        productName: part,
        ...(isQuantity ? { demandQuantity: String(quantity) } : {}),
        detailedDescription: t('customApply.quote.details', { part }),
      },
      fixed: { ...ofDataSheet, quotedPart: part },
    };
  }, [part, quantity, t]);
}
