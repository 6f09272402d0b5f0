import { keepPreviousData } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { firstCharacters } from '#domain/text/limit-characters.ts';
import { SearchType } from '#generated/hooks/model/searchType.ts';
import { useListSearchSuggestions } from '#generated/hooks/search/search.ts';
import { listSearchSuggestionsLimits as limits } from '#generated/limits.ts';
import { HiddenText } from '#web/components/hidden-text.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import {
  addRecentSearch,
  clearRecentSearches,
  readRecentSearches,
  removeRecentSearch,
} from './recent-searches.ts';
import { type SuggestionOption, suggestionOptions } from './suggestion-options.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import { SuggestionSurface } from './suggestion-surface.ts';
import { useListKeys } from './use-list-keys.ts';
import { type TypedText, useTypedText } from './use-typed-text.ts';

const headings = {
  recent: 'suggestions.group.recent',
  value: 'suggestions.group.values',
  part: 'suggestions.group.parts',
  category: 'suggestions.group.categories',
} as const;

/**
 * Each text is a read of its own, and the read for an older one is aborted. What was found last stays until the next is there, so that
 * nothing jumps; not over an empty box, after which something else is typed.
 */
function useFound({ text, searchType, open }: TypedText) {
  const keyWord = firstCharacters(text.trim(), limits.keyWord.maxLength);
  const isEnabled = open && keyWord !== '' && searchType === String(SearchType.productSearch);
  const query = useListSearchSuggestions(
    { keyWord },
    {
      query: {
        enabled: isEnabled,
        retry: false,
        placeholderData: keepPreviousData,
        meta: { suppressErrorToast: true },
      },
      request: { silent: true },
    },
  );
  const isSettled = !isEnabled || !(query.isPending || query.isPlaceholderData);
  const [isNew, setNew] = useState(true);
  if (keyWord === '' && !isNew) setNew(true);
  if (isEnabled && isSettled && isNew) setNew(false);
  const isOlder = query.isPlaceholderData && isNew;
  return { found: isEnabled && !isOlder ? query.data?.data : undefined, isSettled };
}

/** Says on the text field what the list shows, as the combobox of WAI-ARIA 1.2 does. */
function useFieldState(
  field: RefObject<HTMLInputElement | null>,
  { listId, isShown, activeId }: { listId: string; isShown: boolean; activeId: string | undefined },
): void {
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute('aria-expanded', String(isShown));
    if (isShown) input.setAttribute('aria-controls', listId);
    else input.removeAttribute('aria-controls');
    if (isShown && activeId) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
  }, [field, listId, isShown, activeId]);
}

function useRecentSearches(field: RefObject<HTMLInputElement | null>) {
  const [recent, setRecent] = useState(readRecentSearches);
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!input || !form) return;
    const onSubmit = () => setRecent(addRecentSearch(input.value));
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  }, [field]);
  return { recent, setRecent };
}

interface GroupProps {
  options: readonly { readonly option: SuggestionOption; readonly index: number }[];
  head: string | undefined;
  id: string;
  render: (option: SuggestionOption, index: number) => React.ReactNode;
}

function Group({ options, head, id, render }: GroupProps) {
  if (head === undefined) return options.map(({ option, index }) => render(option, index));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a list box.
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation">
        {head}
      </div>
      {options.map(({ option, index }) => render(option, index))}
    </div>
  );
}

/** Part numbers, categories, values and recent searches below the search box, while it is typed into. */
export function SearchSuggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const id = useId();
  const { typed, show, hide } = useTypedText(field);
  const { recent, setRecent } = useRecentSearches(field);
  const { found, isSettled } = useFound(typed);
  const options = suggestionOptions({ ...typed, found, recent });
  // The mark is the keyboard's alone, and stays on its entry while the list changes around it. Who types on, searches what is typed.
  const [marked, setMarked] = useState<{ text: string; key: string | undefined }>();
  const isMarked = typed.open && marked?.text === typed.text;
  const active = isMarked ? options.findIndex(({ key }) => key === marked.key) : -1;
  const isShown = typed.open && options.length > 0;
  const optionId = (index: number) => `${id}option${index}`;
  const mark = (index: number) => {
    setMarked({ text: typed.text, key: options[index]?.key });
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (index: number) => {
    const option = options[index];
    if (!option) return;
    if (option.kind === 'recent' || option.kind === 'all') setRecent(addRecentSearch(option.text));
    hide();
    navigate(option.href);
  };
  const remove = (index: number) => {
    const option = options[index];
    if (option?.kind !== 'recent') return false;
    setRecent(removeRecentSearch(option.text));
    setMarked({ text: typed.text, key: (options[index + 1] ?? options[index - 1])?.key });
    return true;
  };
  const clear = () => {
    // The button goes with the list.
    field.current?.focus();
    setRecent(clearRecentSearches());
  };
  useListKeys(field, { open: isShown, count: options.length, active, mark, choose, remove, show, hide });
  useFieldState(field, { listId: id, isShown, activeId: active < 0 ? undefined : optionId(active) });
  const offered = options.filter(({ kind }) => kind !== 'all').length;
  const status = isShown && isSettled && offered > 0 ? t('suggestions.status.count', { count: offered }) : '';
  const groups = Map.groupBy(
    options.map((option, index) => ({ option, index })),
    ({ option }) => option.kind,
  );
  return (
    <>
      <HiddenText role="status">{status}</HiddenText>
      {isShown && (
        // The text field keeps the focus, whatever is pressed in the list.
        <SuggestionSurface onMouseDown={(event) => event.preventDefault()}>
          <div id={id} role="listbox" aria-label={t('suggestions.list.label')}>
            {[...groups].map(([kind, members]) => (
              <Group
                key={kind}
                id={`${id}${kind}`}
                head={kind === 'all' ? undefined : t(headings[kind])}
                options={members}
                render={(option, index) => (
                  // biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus and names the option.
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text field.
                  <div
                    key={option.key}
                    id={optionId(index)}
                    role="option"
                    aria-selected={index === active}
                    onClick={() => choose(index)}
                  >
                    <SuggestionRow
                      option={option}
                      text={typed.text}
                      onRemove={(text) => setRecent(removeRecentSearch(text))}
                    />
                  </div>
                )}
              />
            ))}
          </div>
          {typed.text.trim() === '' && (
            <button type="button" onClick={clear}>
              {t('suggestions.recent.clear')}
            </button>
          )}
        </SuggestionSurface>
      )}
    </>
  );
}
