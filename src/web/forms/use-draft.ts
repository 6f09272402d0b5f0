import { useLayoutEffect, useRef } from 'react';
import { parseJson } from '#domain/wire/parse-json.ts';
import { currentSession, hasExpired } from '#web/session/session-store.ts';
import { ownFieldNames } from './form-fields.ts';
import { type GeneratedForm, isSecret, type Values, widgetOf } from './generated-form.ts';

interface Draft {
  /** The member who typed it, none before a sign-in. */
  readonly owner?: string | undefined;
  /** What the form began with: a draft of one entry is none of another. */
  readonly initial: string;
  readonly values: Values;
}

function take(key: string): Draft | undefined {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored ? parseJson<Draft>(stored) : undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without session storage the reload loses what was typed.
  }
}

/**
 * Keeps what was typed over a reload of the page, such as the one that changes the language, and until the same member has
 * signed in again after the session has ended. Passwords are not kept. The name of a region stays as it was chosen, as in an address
 * that is stored.
 */
export function useDraft(
  form: GeneratedForm<object>,
  initial: Values,
  values: Values,
  restore: (values: Values) => void,
): void {
  const key = `draft:${form.operation}`;
  const began = JSON.stringify(initial);
  const latest = useRef(values);
  const back = useRef(restore);
  useLayoutEffect(() => {
    latest.current = values;
    back.current = restore;
  });
  useLayoutEffect(() => {
    const owner = currentSession()?.user.email;
    const draft = take(key);
    if (draft?.initial === began && draft.owner === owner) {
      back.current(draft.values);
    }
    const leave = () => {
      const typed = Object.entries(latest.current).filter(
        ([name, value]) =>
          value !== undefined &&
          ownFieldNames(form).includes(name) &&
          !isSecret(widgetOf(form.uiSchema, name)),
      );
      if (typed.length > 0) keep(key, { owner, initial: began, values: Object.fromEntries(typed) });
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      if (owner !== undefined && hasExpired()) leave();
    };
  }, [key, form, began]);
}
