import { useLayoutEffect, useRef } from 'react';
import type { Language } from '#domain/language.ts';
import { currentSession, hasExpired } from '#web/session/session-store.ts';
import { type GeneratedForm, isSecret, type Values, widgetOf } from './generated-form.ts';

interface Draft {
  readonly language: Language;
  /** The member who typed it, none before a sign-in. */
  readonly owner?: string | undefined;
  /** What the form began with: a draft of one entry is none of another. */
  readonly initial: string;
  readonly values: Values;
}

const namesOfRegions = ['country', 'province', 'region'];

function take(key: string): Draft | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept ? (JSON.parse(kept) as Draft) : undefined;
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
 * signed in again after the session has ended. Passwords are not kept, and names of regions only in their language.
 */
export function useDraft(
  form: GeneratedForm<object>,
  initial: Values,
  values: Values,
  language: Language,
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
      const kept = Object.entries(draft.values).filter(
        ([name]) =>
          draft.language === language || !namesOfRegions.includes(String(widgetOf(form.uiSchema, name))),
      );
      back.current(Object.fromEntries(kept));
    }
    const leave = () => {
      const typed = Object.entries(latest.current).filter(
        ([name, value]) =>
          value !== undefined &&
          name in (form.schema.properties ?? {}) &&
          !isSecret(widgetOf(form.uiSchema, name)),
      );
      if (typed.length > 0) keep(key, { language, owner, initial: began, values: Object.fromEntries(typed) });
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      if (owner !== undefined && hasExpired()) leave();
    };
  }, [key, form, began, language]);
}
