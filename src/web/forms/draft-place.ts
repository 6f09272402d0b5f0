import { parseJson } from '#domain/wire/parse-json.ts';
import { keep as keepInTab, take as takeFromTab } from '#web/state/tab-storage.ts';
import type { Values } from './generated-form.ts';

export interface Draft {
  /** The member who typed it, none before a sign-in. */
  readonly owner?: string | undefined;
  /** What the form began with: a draft of one entry is not offered for another. */
  readonly initial: string;
  readonly values: Values;
  /** A submission whose response is missing: its key, and what the page had decided about it. */
  readonly attempt?: { readonly key: string; readonly fixed: string } | undefined;
}

/** Where the draft of a form is kept. */
export interface DraftPlace {
  /** Takes the draft of this person out. */
  readonly take: (owner: string | undefined) => Draft | undefined;
  readonly keep: (draft: Draft) => void;
  readonly forget: (owner: string | undefined) => void;
}

/** In this tab: over a reload, and for the same person only. */
export function draftInTab(operation: string): DraftPlace {
  const key = `draft:${operation}`;
  return {
    take: (owner) => {
      const draft = takeFromTab<Draft>(key);
      return draft?.owner === owner ? draft : undefined;
    },
    keep: (draft) => keepInTab(key, draft),
    forget: () => void takeFromTab<Draft>(key),
  };
}

/** Removes the drafts of a member from this browser, and all of this tab with what was sent without a response. */
export function forgetDraftsOf(owner: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('draft:') && key.endsWith(`:${owner}`)) localStorage.removeItem(key);
    for (const key of Object.keys(sessionStorage))
      if (/^(draft|attempt):/.test(key)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is no draft.
  }
}

/** In this browser until it is sent. What a visitor wrote belongs to the member who then signs in. */
export function draftInBrowser(operation: string): DraftPlace {
  const keyOf = (owner: string | undefined) => `draft:${operation}:${owner ?? ''}`;
  const takeOut = (owner: string | undefined) => {
    try {
      const stored = localStorage.getItem(keyOf(owner));
      localStorage.removeItem(keyOf(owner));
      return stored ? parseJson<Draft>(stored) : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    take: (owner) => {
      const visitors = takeOut(undefined);
      return (owner === undefined ? undefined : takeOut(owner)) ?? visitors;
    },
    keep: (draft) => {
      try {
        localStorage.setItem(keyOf(draft.owner), JSON.stringify(draft));
      } catch {
        // Without storage leaving the page loses what was typed.
      }
    },
    forget: takeOut,
  };
}
