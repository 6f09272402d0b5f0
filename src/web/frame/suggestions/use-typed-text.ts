import { type RefObject, useEffect, useState } from 'react';

/** What is in the search box and whether its list is open. */
export interface TypedText {
  readonly text: string;
  readonly searchType: string;
  readonly open: boolean;
}

export interface SearchField {
  readonly typed: TypedText;
  readonly show: () => void;
  readonly hide: () => void;
}

function searchTypeOf(input: HTMLInputElement): string {
  const form = input.form;
  return form ? String(new FormData(form).get('id') ?? '') : '';
}

function read(input: HTMLInputElement, open: boolean): TypedText {
  return { text: input.value, searchType: searchTypeOf(input), open };
}

/** Was typed into before this part was loaded. */
function isBeingTyped(input: HTMLInputElement): boolean {
  return document.activeElement === input && (input.value !== input.defaultValue || input.value === '');
}

/**
 * Follows a search box that React does not control, because it works before and without scripts. Typing opens the list, and so do a
 * click and an empty box that gets the focus; leaving the form closes it. Text that an input method is still composing does not count.
 */
export function useTypedText(field: RefObject<HTMLInputElement | null>): SearchField {
  const [typed, setTyped] = useState<TypedText>({ text: '', searchType: '', open: false });
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!input || !form) return;
    const set = (open: boolean) => setTyped(read(input, open));
    const onInput = (event: Event) => {
      if (!(event instanceof InputEvent && event.isComposing)) set(true);
    };
    const onOpen = () => set(true);
    const onFocus = () => input.value === '' && set(true);
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) set(false);
    };
    const onSubmit = () => set(false);
    // Another kind of result has other suggestions.
    const onChange = ({ target }: Event) => {
      if (target !== input) setTyped(({ open }) => read(input, open));
    };
    input.addEventListener('input', onInput);
    input.addEventListener('compositionend', onOpen);
    input.addEventListener('click', onOpen);
    input.addEventListener('focus', onFocus);
    form.addEventListener('focusout', onLeave);
    form.addEventListener('submit', onSubmit);
    form.addEventListener('change', onChange);
    if (isBeingTyped(input)) set(true);
    return () => {
      input.removeEventListener('input', onInput);
      input.removeEventListener('compositionend', onOpen);
      input.removeEventListener('click', onOpen);
      input.removeEventListener('focus', onFocus);
      form.removeEventListener('focusout', onLeave);
      form.removeEventListener('submit', onSubmit);
      form.removeEventListener('change', onChange);
    };
  }, [field]);
  return {
    typed,
    show: () => field.current && setTyped(read(field.current, true)),
    hide: () => setTyped((now) => ({ ...now, open: false })),
  };
}
