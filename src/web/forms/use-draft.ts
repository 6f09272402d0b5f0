import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { parseJson } from '#domain/wire/parse-json.ts';
import { currentSession, hasExpired } from '#web/session/session-store.ts';
import { type Draft, draftInBrowser, draftInTab } from './draft-place.ts';
import { ownFieldNames } from './form-fields.ts';
import { type GeneratedForm, isFleeting, type Values, widgetOf } from './generated-form.ts';

/** What a draft is made of and where it goes. */
interface Drafting {
  /** What the form began with, the fields that the page has decided included. */
  readonly initial: Values;
  /** The fields that the page has decided. */
  readonly fixed: Values;
  readonly values: Values;
  /** Key of a submission whose response is missing; it is kept and restored with the draft. */
  readonly pending: RefObject<string | undefined>;
  /** Kept too when the form is taken away, as with the dialog that it is in. */
  readonly keepsOnClose: boolean;
  /**
   * Kept in this browser, with each change, until it is sent: also when the tab is closed or a visitor signs in. What it is about, where the
   * same form asks for several things: each has a draft of its own.
   */
  readonly untilSentOf: string | undefined;
  /** Fields that the address states: when it says something else than before, that is newer than the draft. */
  readonly stated: readonly string[];
  /** Fields of the page alone that are kept too. */
  readonly alsoKept: readonly string[];
  readonly restore: (values: Values) => void;
}

/** What is worth keeping: what differs from what the form began with, but no passwords and no codes of a second factor. */
function typedValues(
  form: GeneratedForm<object>,
  { initial, values, alsoKept }: Pick<Drafting, 'initial' | 'values' | 'alsoKept'>,
): Values {
  const own = [...ownFieldNames(form), ...alsoKept];
  const typed = Object.entries(values).filter(
    ([name, value]) =>
      value !== undefined &&
      value !== initial[name] &&
      own.includes(name) &&
      !isFleeting(name, widgetOf(form.uiSchema, name)),
  );
  return Object.fromEntries(typed);
}

/** What of a draft still counts. */
function restorableValues({ initial, values }: Draft, now: Values, stated: readonly string[]): Values {
  const then: Values = parseJson(initial) ?? {};
  const isNewer = (name: string) =>
    stated.includes(name) && now[name] !== undefined && now[name] !== then[name];
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isNewer(name)));
}

/**
 * Keeps what was typed over a reload of the page, such as the one that changes the language, and until the same member has
 * signed in again after the session has ended. Passwords are not kept. The name of a region stays as it was chosen, as in an address
 * that is stored. A form whose response was lost is kept in any case. Returns what forgets the draft once it is sent.
 */
export function useDraft(
  form: GeneratedForm<object>,
  { initial, fixed, values, pending, keepsOnClose, untilSentOf, stated, alsoKept, restore }: Drafting,
): () => void {
  const { operation } = form;
  const untilSent = untilSentOf !== undefined;
  const place = useMemo(
    () =>
      untilSentOf === undefined
        ? draftInTab(operation)
        : draftInBrowser([operation, untilSentOf].filter(Boolean).join(':')),
    [operation, untilSentOf],
  );
  const began = JSON.stringify(initial);
  const decided = JSON.stringify(fixed);
  const latest = useRef({ initial, values, stated, alsoKept });
  const back = useRef(restore);
  // The form may be taken away before or after it is known that it was sent.
  const isSent = useRef(false);
  const save = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (latest.current.values !== values) isSent.current = false;
    latest.current = { initial, values, stated, alsoKept };
    back.current = restore;
  });
  useLayoutEffect(() => {
    const owner = currentSession()?.user.email;
    const draft = place.take(owner);
    // What is kept until it is sent says itself what it is about; the texts it began with may be in another language by now.
    if (draft && (untilSent || draft.initial === began)) {
      const typed = restorableValues(draft, latest.current.initial, latest.current.stated);
      if (Object.keys(typed).length > 0) back.current(typed);
    }
    // What the form begins with, such as a balance, may have changed because the submission has arrived.
    if (draft?.attempt?.fixed === decided) pending.current = draft.attempt.key;
    const leave = () => {
      const typed = typedValues(form, latest.current);
      const key = pending.current;
      const attempt = key === undefined ? key : { key, fixed: decided };
      if (!isSent.current && (attempt || Object.keys(typed).length > 0))
        place.keep({ owner, initial: began, values: typed, attempt });
      else if (untilSent) place.forget(owner);
    };
    save.current = leave;
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      const isUnknown = pending.current !== undefined;
      if (keepsOnClose || untilSent || isUnknown || (owner !== undefined && hasExpired())) leave();
    };
  }, [place, form, began, decided, pending, keepsOnClose, untilSent]);
  const before = useRef(values);
  useEffect(() => {
    if (untilSent && before.current !== values) save.current?.();
    before.current = values;
  }, [untilSent, values]);
  return () => {
    isSent.current = true;
    place.forget(currentSession()?.user.email);
  };
}
