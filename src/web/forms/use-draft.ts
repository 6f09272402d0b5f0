import { useLayoutEffect, useRef } from 'react';
import { currentSession, hasExpired } from '#web/session/session-store.ts';
import { keep, take } from '#web/state/tab-storage.ts';
import { ownFieldNames } from './form-fields.ts';
import { type GeneratedForm, isSecret, type Values, widgetOf } from './generated-form.ts';

interface Draft {
  /** The member who typed it, none before a sign-in. */
  readonly owner?: string | undefined;
  /** What the form began with: a draft of one entry is none of another. */
  readonly initial: string;
  readonly values: Values;
}

/** What a draft is made of and where it goes. */
interface Drafting {
  /** What the form began with, the fields that the page has decided included. */
  readonly initial: Values;
  readonly values: Values;
  /** Kept too when the form is taken away, as with the dialog that it is in. */
  readonly keepsOnClose: boolean;
  /** Fields of the page alone that are kept too. */
  readonly alsoKept: readonly string[];
  readonly restore: (values: Values) => void;
}

/** What is worth keeping: all but passwords, once something differs from what the form began with. */
function typedValues(
  form: GeneratedForm<object>,
  { initial, values, alsoKept }: Pick<Drafting, 'initial' | 'values' | 'alsoKept'>,
): Values {
  const own = [...ownFieldNames(form), ...alsoKept];
  const typed = Object.entries(values).filter(
    ([name, value]) => value !== undefined && own.includes(name) && !isSecret(widgetOf(form.uiSchema, name)),
  );
  return typed.some(([name, value]) => value !== initial[name]) ? Object.fromEntries(typed) : {};
}

/**
 * Keeps what was typed over a reload of the page, such as the one that changes the language, and until the same member has
 * signed in again after the session has ended. Passwords are not kept. The name of a region stays as it was chosen, as in an address
 * that is stored. Returns what forgets the draft once it is sent.
 */
export function useDraft(
  form: GeneratedForm<object>,
  { initial, values, keepsOnClose, alsoKept, restore }: Drafting,
): () => void {
  const key = `draft:${form.operation}`;
  const began = JSON.stringify(initial);
  const latest = useRef({ initial, values, alsoKept });
  const back = useRef(restore);
  // The form may be taken away before or after it is known that it was sent.
  const isSent = useRef(false);
  useLayoutEffect(() => {
    if (latest.current.values !== values) isSent.current = false;
    latest.current = { initial, values, alsoKept };
    back.current = restore;
  });
  useLayoutEffect(() => {
    const owner = currentSession()?.user.email;
    const draft = take<Draft>(key);
    if (draft?.initial === began && draft.owner === owner) {
      back.current(draft.values);
    }
    const leave = () => {
      const typed = typedValues(form, latest.current);
      if (!isSent.current && Object.keys(typed).length > 0)
        keep(key, { owner, initial: began, values: typed });
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      if (keepsOnClose || (owner !== undefined && hasExpired())) leave();
    };
  }, [key, form, began, keepsOnClose]);
  return () => {
    isSent.current = true;
    take(key);
  };
}
