import { createContext, useContext } from 'react';
import type { ControlProps } from '#web/components/field.tsx';
import type { Values } from './generated-form.ts';

/** A group of fields under a heading. */
export interface Section {
  readonly title: string;
  readonly fields: readonly string[];
}

/** One box to tick of a field whose value is a list of them, joined by commas. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Shown at the end of the line, such as an amount. */
  readonly detail?: string;
}

/** What the parts of one form know of each other. */
export interface FormState {
  readonly values: Values;
  /** What to say under a field, undefined while there is nothing to say. */
  readonly errorOf: (name: string) => string | undefined;
  /** The error of a field, shown or not. */
  readonly problemOf: (name: string) => string | undefined;
  /** From now on the errors of the field are shown. */
  readonly touch: (name: string) => void;
  /** Says something under a field until its value changes, and leads there. */
  readonly raise: (name: string, message: string) => void;
  /** Keeps the form from being sent while a field is not ready, and says why; undefined ends it. */
  readonly setWaiting: (name: string, reason: string | undefined) => void;
  /** The boxes to tick, by field. */
  readonly choices: Readonly<Record<string, readonly Choice[]>>;
  readonly sections: readonly Section[];
  /** Fields that take half of the width. */
  readonly half: readonly string[];
  /** What to say when a code is asked for without an e-mail. */
  readonly emptyMail: string;
  /** Where the code goes when no field of the form says so; undefined when the form need not know. */
  readonly codeMail: string | undefined;
  /** The red border of empty fields has been shown long enough. */
  readonly isHighlightOver: boolean;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('A widget must be inside an ApiForm');
  return state;
}

/** The attributes that tie a control to its label, help and error. */
export const ControlContext = createContext<ControlProps>({ id: '' });

export function useControl(): ControlProps {
  return useContext(ControlContext);
}
