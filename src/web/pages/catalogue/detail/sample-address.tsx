import { addressLine } from '#domain/addresses/region-text.ts';
import type { Address } from '#generated/hooks/model/address.ts';
import { Field } from '#web/components/field.tsx';
import { Select } from '#web/components/input.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

interface AddressListProps {
  addresses: readonly Address[];
  chosen: Address | undefined;
  onChoose: (address: Address | undefined) => void;
}

/** The addresses of the member, and the choice to type another one. */
export function AddressList({ addresses, chosen, onChoose }: AddressListProps) {
  const { t } = useTexts();
  return (
    <Field label={t('catalogue.sample.addressBook')}>
      {(control) => (
        <Select
          {...control}
          value={chosen?.addressId ?? ''}
          onChange={({ target }) =>
            onChoose(addresses.find(({ addressId }) => String(addressId) === target.value))
          }
        >
          {addresses.map((address) => (
            <option key={address.addressId} value={address.addressId}>
              {address.contacts} · {addressLine(address)}
            </option>
          ))}
          <option value="">{t('catalogue.sample.otherAddress')}</option>
        </Select>
      )}
    </Field>
  );
}
