import { chakra } from '@chakra-ui/react';
import { isDefault } from '#domain/addresses/address-rules.ts';
import { regionAndStreet } from '#domain/addresses/region-text.ts';
import type { Address } from '#generated/hooks/model/address.ts';
import type { Column } from '#web/components/paged-table.tsx';
import { StateBadge } from '#web/components/state-badge.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { AddressActions } from './address-actions.tsx';

const Name = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } });

interface AddressColumnsProps {
  onEdit: (address: Address) => void;
}

export function useAddressColumns({ onEdit }: AddressColumnsProps): readonly Column<Address>[] {
  const { t } = useTexts();
  return [
    {
      key: 'contacts',
      title: t('described.fields.contacts'),
      width: '16%',
      cell: ({ contacts, defaultState }) => (
        <Name>
          {contacts}
          {isDefault(defaultState) && <StateBadge tone="neutral">{t('profile.address.default')}</StateBadge>}
        </Name>
      ),
    },
    {
      key: 'phone',
      title: t('described.fields.contactPhone'),
      width: '14%',
      cell: ({ contactPhone }) => contactPhone,
    },
    {
      key: 'address',
      title: t('profile.address.address'),
      cell: ({ country, address, zipCode, mechanismName }) => (
        <>
          <div>{mechanismName}</div>
          <div>{regionAndStreet({ country, address })}</div>
          <div>{zipCode}</div>
        </>
      ),
    },
    {
      key: 'actions',
      title: t('profile.address.actions'),
      width: '30%',
      cell: (address) => <AddressActions address={address} onEdit={() => onEdit(address)} />,
    },
  ];
}
