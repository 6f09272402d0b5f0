import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { Values } from './generated-form.ts';

/** A field of the page alone: it is checked with the others and never sent. Its value is text; '' is empty. */
export interface ExtraField {
  readonly title: string;
  /** The field that it follows; without one it comes last. */
  readonly after?: string;
  /** A widget of the theme, or the page's own. */
  readonly widget?: string | ComponentType<WidgetProps>;
  /** The widget brings its own label. */
  readonly bare?: boolean;
  /** May be left empty. */
  readonly optional?: boolean;
  /** What was typed stays over a reload of the page, as that of the other fields does. */
  readonly keepsDraft?: boolean;
  readonly readonly?: boolean;
  /** What to say when it is empty; the general text without one. */
  readonly missing?: string;
  /** What is wrong with a value that is not empty, in words. */
  readonly check?: (value: string, values: Values) => string | undefined;
}

export type ExtraFields = Readonly<Record<string, ExtraField>>;

/** A second field that must hold the same password as `field`; `different` is what to say when it does not. */
export function useRepeatedPassword(field: string, different?: string): ExtraField {
  const { t } = useTexts();
  return {
    title: t('forms.password.repeat'),
    after: field,
    widget: 'newPassword',
    missing: t('forms.password.repeatFirst'),
    check: (value, values) =>
      value === values[field] ? undefined : (different ?? t('forms.password.different')),
  };
}
