import { chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  nearestQuantity,
  type QuantityCode,
  type QuantityRules,
  readQuantity,
} from '#domain/money/quantities.ts';
import type { Refused } from '#domain/result.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { touch } from '#web/theme/media.ts';
import { isComposing } from './is-composing.ts';
import { noteCorrection } from './press-guard.ts';

interface QuantityProps {
  value: number;
  onChange: (value: number) => void;
  rules: QuantityRules;
  label: string;
  /** Its name in a form that the browser sends. */
  name?: string;
  /** Called with the reason why the typed quantity cannot be ordered, and with undefined as soon as it can. */
  onRefused?: (refused: Refused<QuantityCode> | undefined) => void;
  describedBy?: string | undefined;
  /** No quantity can be ordered; `describedBy` says why. */
  disabled?: boolean;
}

const Box = chakra('div', {
  base: {
    display: 'inline-flex',
    borderWidth: '1px',
    borderColor: 'line.control',
    borderRadius: 'base',
    background: 'bg',
    _focusWithin: { borderColor: 'primary' },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: 'control',
      minHeight: '34px',
      [touch]: { width: 'touch', minHeight: 'touch' },
      _hover: { background: 'bg.subtle', color: 'primary' },
      _disabled: { color: 'fg.muted', opacity: 0.5 },
    },
    '& input': {
      flex: 1,
      minWidth: 0,
      width: '72px',
      textAlign: 'end',
      px: 2,
      background: 'transparent',
      borderInline: 'line',
      _disabled: { color: 'fg.muted', cursor: 'not-allowed' },
    },
  },
});

/**
 * A whole number with minus and plus. What is typed counts as soon as it can be ordered; anything else is reported, and on
 * leaving becomes the nearest number above that can. A fraction or a word leaves the number as it was.
 */
export function Quantity(props: QuantityProps) {
  const { value, onChange, rules, label, name, onRefused, describedBy, disabled = false } = props;
  const { t } = useTexts();
  const [draft, setDraft] = useState<string>();
  const type = (text: string) => {
    setDraft(text);
    const read = readQuantity(text, rules);
    if (!read.ok) return;
    onRefused?.(undefined);
    onChange(read.value);
  };
  const leave = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const read = readQuantity(draft, rules);
    if (!read.ok) noteCorrection();
    onRefused?.(read.ok || draft.trim() === '' ? undefined : read);
    if (!read.ok && read.code !== 'notAnInteger')
      onChange(nearestQuantity(Number(draft.normalize('NFKC')), rules));
  };
  const move = (by: number) => {
    onRefused?.(undefined);
    onChange(nearestQuantity(value + by, rules));
  };
  const step = rules.multiple ?? 1;
  return (
    <Box role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t('components.quantity.less')}
        disabled={disabled || nearestQuantity(value - step, rules) >= value}
        onClick={() => move(-step)}
      >
        <Minus size={16} />
      </button>
      <input
        name={name}
        aria-label={label}
        aria-describedby={describedBy}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event.nativeEvent) && leave()}
      />
      <button
        type="button"
        aria-label={t('components.quantity.more')}
        disabled={disabled || nearestQuantity(value + step, rules) <= value}
        onClick={() => move(step)}
      >
        <Plus size={16} />
      </button>
    </Box>
  );
}
