import { chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/i18n/texts-context.ts';

interface QuantityProps {
  value: number;
  onChange: (value: number) => void;
  /** The smallest number that can be bought. */
  min: number;
  max: number;
  /** Parts that come in packs are counted in these steps. */
  step?: number;
  label: string;
  /** Called instead of `onChange` with what was typed when it is no whole number. */
  onFraction?: () => void;
}

const Box = chakra('div', {
  base: {
    display: 'inline-flex',
    borderWidth: '1px',
    borderColor: 'line.control',
    borderRadius: 'base',
    background: 'paper',
    _focusWithin: { borderColor: 'mask' },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: 'control',
      minHeight: '34px',
      '@media (pointer: coarse)': { width: 'touch', minHeight: 'touch' },
      _hover: { background: 'paper.sunk', color: 'mask' },
      _disabled: { color: 'ink.muted', opacity: 0.5 },
    },
    '& input': { width: '72px', textAlign: 'end', px: 2, background: 'transparent', borderInline: 'line' },
  },
});

/** The nearest allowed number at or above the minimum, in whole steps. */
export function allowedQuantity(typed: number, min: number, max: number, step = 1): number {
  const raised = Math.max(typed, min);
  return Math.min(Math.ceil(raised / step) * step, Math.floor(max / step) * step);
}

/** A whole number with minus and plus; what is typed is corrected when the field is left. */
export function Quantity({ value, onChange, min, max, step = 1, label, onFraction }: QuantityProps) {
  const { t } = useTexts();
  const [draft, setDraft] = useState<string>();
  const leave = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = Number(draft);
    if (!Number.isInteger(typed)) onFraction?.();
    if (draft.trim() !== '' && Number.isFinite(typed))
      onChange(allowedQuantity(Math.floor(typed), min, max, step));
  };
  const move = (by: number) => onChange(allowedQuantity(value + by, min, max, step));
  return (
    <Box role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t('components.quantity.less')}
        disabled={value - step < min}
        onClick={() => move(-step)}
      >
        <Minus size={16} />
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
      <button
        type="button"
        aria-label={t('components.quantity.more')}
        disabled={value + step > max}
        onClick={() => move(step)}
      >
        <Plus size={16} />
      </button>
    </Box>
  );
}
