import { createContext, useContext } from 'react';
import type { ControlProps } from '#web/components/field.tsx';
import type { Values } from './generated-form.ts';

/** A group of fields under a heading. */
export interface Section {
  readonly title: string;
  readonly fields: readonly string[];
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
  readonly sections: readonly Section[];
  /** Fields that take half of the width. */
  readonly half: readonly string[];
  /** What to say when a code is asked for without an e-mail. */
  readonly emptyMail: string;
  /** Where the code goes when no field of the form says so; undefined when the form need not know. */
  readonly codeMail: string | undefined;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('A widget stands in an ApiForm');
  return state;
}

/** The attributes that tie a control to its label, help and error. */
export const ControlContext = createContext<ControlProps>({ id: '' });

export function useControl(): ControlProps {
  return useContext(ControlContext);
}
