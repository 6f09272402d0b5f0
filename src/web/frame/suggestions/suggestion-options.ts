import type { SearchSuggestions } from '#generated/hooks/model/searchSuggestions.ts';
import type { SuggestedCategory } from '#generated/hooks/model/suggestedCategory.ts';
import type { SuggestedPart } from '#generated/hooks/model/suggestedPart.ts';
import type { SuggestedValues } from '#generated/hooks/model/suggestedValues.ts';
import { categoryHref, productHref, searchHref } from '#web/paths.ts';

/** What can be chosen; `href` is where it leads. */
export type SuggestionOption = { readonly key: string; readonly href: string } & (
  | { readonly kind: 'recent'; readonly text: string }
  | { readonly kind: 'value'; readonly values: SuggestedValues }
  | { readonly kind: 'part'; readonly part: SuggestedPart }
  | { readonly kind: 'category'; readonly category: SuggestedCategory }
  | { readonly kind: 'all'; readonly text: string }
);

export interface SuggestionSource {
  /** What is in the search box. */
  readonly text: string;
  /** The type of result that is searched for. */
  readonly searchType: string;
  readonly found: SearchSuggestions | undefined;
  readonly recent: readonly string[];
}

/** Number of the browser's recent searches for which there is room next to suggestions of the shop. */
const recentWhileTyping = 3;

function valuesHref({ catalogId, filters }: SuggestedValues): string {
  const query = new URLSearchParams(filters.map(({ columnId, value }) => [`column${columnId}`, value]));
  return `${categoryHref(catalogId)}&${query}`;
}

function recentOptions({ text, recent, searchType }: SuggestionSource): SuggestionOption[] {
  const typed = text.trim().toLowerCase();
  const fitting = recent.filter((one) => typed === '' || one.toLowerCase().includes(typed));
  return fitting
    .filter((one) => one.toLowerCase() !== typed)
    .slice(0, typed === '' ? recent.length : recentWhileTyping)
    .map((one) => ({ kind: 'recent', key: `recent ${one}`, href: searchHref(searchType, one), text: one }));
}

/** Everything that is offered for the text, in the order of the list. */
export function suggestionOptions(source: SuggestionSource): SuggestionOption[] {
  const { found, searchType } = source;
  const text = source.text.trim();
  const recent = recentOptions(source);
  if (text === '') return recent;
  return [
    ...(found?.values ?? []).map(
      (values): SuggestionOption => ({
        kind: 'value',
        key: `value ${values.catalogId}`,
        href: valuesHref(values),
        values,
      }),
    ),
    ...(found?.partNumbers ?? []).map(
      (part): SuggestionOption => ({
        kind: 'part',
        key: `part ${part.productId}`,
        href: productHref(part.productId),
        part,
      }),
    ),
    ...(found?.categories ?? []).map(
      (category): SuggestionOption => ({
        kind: 'category',
        key: `category ${category.catalogId}`,
        href: categoryHref(category.catalogId),
        category,
      }),
    ),
    ...recent,
    { kind: 'all', key: 'all', href: searchHref(searchType, text), text },
  ];
}
