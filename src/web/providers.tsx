import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Currency } from '#domain/money/currency.ts';
import type { Texts } from './i18n/create-texts.ts';
import type { Language } from './i18n/language.ts';
import { TextsContext } from './i18n/texts-context.ts';
import { MoneyProvider } from './money/money-provider.tsx';
import { type PageStyles, PageStylesContext } from './theme/page-styles.ts';

interface ProvidersProps {
  styles: PageStyles;
  queries: QueryClient;
  texts: Texts;
  language: Language;
  /** The currency in which prices are first shown. */
  currency: Currency;
  children: ReactNode;
}

/** All providers of a page; created again for every server-rendered request. */
export function Providers({ styles, queries, texts, language, currency, children }: ProvidersProps) {
  return (
    <PageStylesContext value={styles}>
      <QueryClientProvider client={queries}>
        <TextsContext value={{ texts, language }}>
          <MoneyProvider currency={currency}>{children}</MoneyProvider>
        </TextsContext>
      </QueryClientProvider>
    </PageStylesContext>
  );
}
