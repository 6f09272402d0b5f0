import { chakra } from '@chakra-ui/react';
import type { WidgetProps } from '@rjsf/utils';
import type { ChangeEvent, CompositionEvent } from 'react';
import { nextBeijingDay } from '#domain/beijing-day.ts';
import { isPayType, methods } from '#domain/cashier/methods.ts';
import { currencySigns } from '#domain/money/formatting.ts';
import { digitsOnly } from '#domain/text/digits-only.ts';
import { countCharacters } from '#domain/text/limit-characters.ts';
import { mobileDigits } from '#domain/text/mobile-digits.ts';
import { withoutSpaces } from '#domain/text/without-spaces.ts';
import { serverTime } from '#web/api/signature.ts';
import { HiddenText } from '#web/components/hidden-text.ts';
import { Input, Textarea } from '#web/components/input.ts';
import { limitTyped } from '#web/components/limit-typed.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useControl, useFormState } from '../form-context.ts';
import { autoComplete } from './auto-complete.ts';

/** What every control has, whatever it takes. */
export function useControlAttributes({ name, disabled }: WidgetProps) {
  const { touch } = useFormState();
  return {
    ...useControl(),
    name,
    disabled,
    autoComplete: autoComplete(name),
    onBlur: () => touch(name),
  };
}

const noHighlight = {
  '&[aria-invalid=true]': { borderColor: 'line.control' },
  '&[aria-invalid=true]:focus-visible': { outlineColor: 'primary', borderColor: 'primary' },
};

/** What a control of text has: its value, its limit and its change handler. An empty control has no value. */
export function useTextControl(props: WidgetProps) {
  const { value, schema, readonly, onChange } = props;
  const { isHighlightOver } = useFormState();
  const isEmpty = value === undefined || value === null || String(value).trim() === '';
  return {
    ...useControlAttributes(props),
    ...(isHighlightOver && isEmpty ? { css: noHighlight } : {}),
    value: value === undefined || value === null ? '' : String(value),
    maxLength: schema.maxLength,
    readOnly: readonly,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value || undefined),
  };
}

interface TidyInputProps {
  widget: WidgetProps;
  inputMode?: 'text' | 'numeric';
  /** What is kept of a text, cut to a number of characters. */
  tidy: (text: string, most?: number) => string;
}

/** Tidies a text while it is typed and cuts it itself: the browser would cut a pasted text before it is tidied. */
export function TidyInput({ widget, inputMode, tidy }: TidyInputProps) {
  const { maxLength, onChange, ...control } = useTextControl(widget);
  const keep = (text: string) => widget.onChange(tidy(text, maxLength) || undefined);
  return (
    <Input
      {...control}
      type="text"
      inputMode={inputMode}
      // What an input method is composing is not what will be typed until it is complete.
      onChange={(event) =>
        'isComposing' in event.nativeEvent && event.nativeEvent.isComposing
          ? onChange(event)
          : keep(event.target.value)
      }
      onCompositionEnd={({ currentTarget }) => keep(currentTarget.value)}
    />
  );
}

/** Limits a text to characters as the server counts them. */
function useLimitedControl(widget: WidgetProps) {
  const { maxLength = Number.POSITIVE_INFINITY, onChange, ...control } = useTextControl(widget);
  const keep = (field: HTMLInputElement | HTMLTextAreaElement) =>
    widget.onChange(limitTyped(field, maxLength) || undefined);
  return {
    ...control,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      // What an input method is composing is not what will be typed until it is complete.
      'isComposing' in event.nativeEvent && event.nativeEvent.isComposing
        ? onChange(event)
        : keep(event.target),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      keep(event.currentTarget),
  };
}

function PlainInput(props: WidgetProps) {
  return <Input {...useLimitedControl(props)} type="text" />;
}

/** With `noSpaces`, spaces go while typing. */
export function TextWidget(props: WidgetProps) {
  return props.options.noSpaces === true ? (
    <TidyInput widget={props} tidy={withoutSpaces} />
  ) : (
    <PlainInput {...props} />
  );
}

export function EmailWidget(props: WidgetProps) {
  return <Input {...useTextControl(props)} type="email" autoCapitalize="off" spellCheck={false} />;
}

export function PhoneWidget(props: WidgetProps) {
  return <Input {...useLimitedControl(props)} type="tel" />;
}

/** Keeps digits only. */
export function DigitsWidget(props: WidgetProps) {
  return <TidyInput widget={props} inputMode="numeric" tidy={digitsOnly} />;
}

/** Keeps the digits of a Chinese mobile number, which may be pasted with the code of the country. */
export function MobileWidget(props: WidgetProps) {
  return <TidyInput widget={props} inputMode="numeric" tidy={mobileDigits} />;
}

/** Keeps what is typed: without its point, 1.5 would become 15. */
export function QuantityWidget(props: WidgetProps) {
  return <Input {...useTextControl(props)} type="text" inputMode="numeric" />;
}

const Amount = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    '& > span': { fontWeight: 'medium' },
    '& > input': { flex: 1, minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  },
});

/** An amount as it is typed, in units of the currency of the payment method that `from` names. */
export function AmountWidget(props: WidgetProps) {
  const { values } = useFormState();
  const method = values[String(props.options.from)];
  const currency = isPayType(method) ? methods[method].currency : undefined;
  const input = <Input {...useTextControl(props)} type="text" inputMode="decimal" />;
  if (props.options.from === undefined) return input;
  return (
    <Amount>
      {currency && <span>{currencySigns[currency]}</span>}
      {input}
    </Amount>
  );
}

/** A day; with `after: today` the calendar begins with tomorrow in Beijing. */
export function DateWidget(props: WidgetProps) {
  const first = props.options.after === 'today' ? nextBeijingDay(serverTime()) : undefined;
  return <Input {...useTextControl(props)} type="date" min={first} />;
}

const Counter = chakra('div', {
  base: { fontSize: 'sm', color: 'fg.muted', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

/** From how many characters before the limit on, and in which steps, a screen reader hears what is left. */
const nearLimit = 50;
const step = 10;

function CharacterCounter({ used, most }: { used: number; most: number }) {
  const { t } = useTexts();
  const left = most - used;
  const isHeard = left <= nearLimit && left % step === 0;
  return (
    <>
      <Counter aria-hidden="true">
        {used} / {most}
      </Counter>
      <HiddenText role="status">{isHeard && t('forms.counter.left', { left })}</HiddenText>
    </>
  );
}

/** Several lines; with `counter` it says how much of the limit is used. */
export function LongTextWidget(props: WidgetProps) {
  const control = useLimitedControl(props);
  const most = props.schema.maxLength;
  return (
    <>
      <Textarea {...control} rows={4} />
      {props.options.counter === true && most !== undefined && (
        <CharacterCounter used={countCharacters(control.value)} most={most} />
      )}
    </>
  );
}

/** Sent, but not shown. */
export function HiddenWidget({ name, value }: WidgetProps) {
  return <input type="hidden" name={name} value={value ?? ''} />;
}
