import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import {
  type FormEvent,
  Fragment,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchAllLimits } from '#generated/limits.ts';
import { limitTo } from '#web/components/limit-typed.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { paths, searchHref } from '#web/paths.ts';
import { searchTypeIn } from '#web/search-type.ts';
import { useWarning } from '#web/toasts/use-warning.ts';

const suggestions = lazyPart(
  ['suggestions'],
  async () => (await import('./suggestions/search-suggestions.tsx')).SearchSuggestions,
);

const Form = chakra('form', {
  base: {
    // On a phone the list below is as wide as the row around the box.
    position: { md: 'relative' },
    display: 'flex',
    width: 'full',
    minWidth: 0,
    height: 'touch',
    border: '1px solid',
    borderColor: 'primary',
    borderRadius: 'base',
    background: 'bg',
    _focusWithin: { boxShadow: '0 0 0 1px var(--store-colors-primary)' },
    '& :focus-visible': { outlineOffset: '-3px' },
    '& select, & input': { background: 'transparent', minWidth: 0 },
    '& select': { paddingInline: 2, borderInlineEnd: 'line', color: 'fg.muted', cursor: 'pointer' },
    '& option': { background: 'bg', color: 'fg' },
    '& input': { flex: 1, paddingInline: 3, outline: 'none', textOverflow: 'ellipsis' },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2,
      paddingInline: { base: 3, md: 5 },
      background: 'primary',
      color: 'primary.contrast',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      borderRadius: '0 3px 3px 0',
      _hover: { background: 'primary.strong' },
    },
    '& button > span': { display: { base: 'none', sm: 'inline' } },
  },
});

/** What is searched for, from the address of the search page. */
function useSearched(): { searchType: string; keyWord: string } {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(pathname.toLowerCase() === paths.search.toLowerCase() ? search : '');
  return { searchType: String(searchTypeIn(query)), keyWord: query.get('keyWord') ?? '' };
}

/** The list below the box; it is loaded when somebody begins to search, and a box without it still works. */
function useSuggestions() {
  const field = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState(suggestions.current);
  const load = useCallback(() => {
    suggestions.load().then(
      (part) => setSuggestions(() => part),
      () => {},
    );
  }, []);
  useEffect(() => {
    if (document.activeElement === field.current) load();
  }, [load]);
  return { field, load, list: Suggestions && <Suggestions field={field} /> };
}

/**
 * Writes what is searched for into a field when that changes. The field stays, and with it the focus; what was typed into it before the
 * page started, or while another kind of result was chosen, stays too.
 */
function useFollow(field: RefObject<HTMLInputElement | HTMLSelectElement | null>, value: string): void {
  const before = useRef(value);
  // Before the list below the box reads it.
  useLayoutEffect(() => {
    if (before.current !== value && field.current) field.current.value = value;
    before.current = value;
  }, [field, value]);
}

// Not a generated form: it works before the scripts do (GET to the search page), and every page loads it.
/** The search of the whole shop, by kind of result; it leads to the search page. */
export function SearchBox({ onSearch }: { onSearch?: () => void }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { searchType, keyWord } = useSearched();
  const warning = useWarning(keyWord);
  const { field, load, list } = useSuggestions();
  const kind = useRef<HTMLSelectElement>(null);
  useFollow(field, keyWord);
  useFollow(kind, searchType);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = String(form.get('keyWord') ?? '').trim();
    if (!typed) {
      warning.show(t('frame.search.blank'));
      return;
    }
    navigate(searchHref(String(form.get('id')), typed));
    onSearch?.();
  };
  return (
    <Form
      role="search"
      aria-label={t('frame.search.label')}
      action={paths.search}
      onSubmit={submit}
      onInput={warning.clear}
    >
      <select ref={kind} name="id" aria-label={t('frame.search.category')} defaultValue={searchType}>
        <option value="1">{t('frame.search.product')}</option>
        <option value="2">{t('frame.search.file')}</option>
        <option value="3">{t('frame.search.information')}</option>
      </select>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-expanded="false"
        aria-autocomplete="list"
        name="keyWord"
        {...limitTo(searchAllLimits.keyWord.maxLength)}
        defaultValue={keyWord}
        aria-label={t('frame.search.placeholder')}
        placeholder={t('frame.search.placeholder')}
        enterKeyHint="search"
        autoComplete="off"
        onFocus={load}
      />
      <button type="submit" aria-label={t('frame.search.submit')}>
        <Search size={18} aria-hidden="true" />
        <span>{t('frame.search.submit')}</span>
      </button>
      {list && <Fragment key={`${searchType} ${keyWord}`}>{list}</Fragment>}
    </Form>
  );
}
