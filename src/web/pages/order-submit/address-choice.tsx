import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { isDefault } from '#domain/addresses/address-rules.ts';
import { regionAndStreet } from '#domain/addresses/region-text.ts';
import type { Address } from '#generated/hooks/model/address.ts';
import { Button } from '#web/components/button.tsx';
import { StateBadge } from '#web/components/state-badge.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

const Card = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 3,
    alignItems: 'start',
    padding: 3,
    borderWidth: '1px',
    borderColor: 'line.control',
    borderRadius: 'base',
    cursor: 'pointer',
    position: 'relative',
    '&[data-chosen]': { borderColor: 'primary', background: 'primary.soft' },
    '& > input': { width: '16px', height: '16px', marginTop: '3px', accentColor: 'primary' },
    '& > label': { display: 'grid', gap: '2px', cursor: 'pointer', overflowWrap: 'anywhere' },
    /** The whole card is the label: it is what a finger aims at. */
    '& > label::before': { content: '""', position: 'absolute', inset: 0 },
    '& [data-who]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 2,
      fontWeight: 'medium',
      paddingInlineEnd: 12,
    },
    '& [data-line]': { color: 'fg.muted', fontSize: 'table' },
    '& > button': { position: 'absolute', top: '8px', right: '8px' },
  },
});

interface AddressChoiceProps {
  address: Address;
  chosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
}

/** One address to choose, with the way to mend it. */
export function AddressChoice({ address, chosen, onChoose, onEdit }: AddressChoiceProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Card data-chosen={chosen || undefined}>
      <input type="radio" id={id} name="receiving-address" checked={chosen} onChange={onChoose} />
      <label htmlFor={id}>
        <span data-who>
          {address.contacts}
          {isDefault(address.defaultState) && (
            <StateBadge tone="neutral">{t('orderSubmit.address.default')}</StateBadge>
          )}
        </span>
        <span data-line>{address.mechanismName}</span>
        <span data-line>{regionAndStreet(address)}</span>
        <span data-line>
          {address.contactPhone} · {t('orderSubmit.address.zip', { code: address.zipCode })}
        </span>
      </label>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        aria-label={t('orderSubmit.address.editOf', { name: address.contacts })}
        onClick={onEdit}
      >
        {t('orderSubmit.address.edit')}
      </Button>
    </Card>
  );
}
