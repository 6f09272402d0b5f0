import type { ReactNode } from 'react';
import { addAddressForm, type Fields } from '#generated/forms/addAddress.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { ApiForm } from './api-form.tsx';

/** The six fields of a receiving address. */
export type AddressFields = Fields;

interface AddressFormProps {
  /** The address to change; empty for a new one. */
  initial?: AddressFields;
  onSubmit: (values: AddressFields) => unknown;
  submitLabel?: string;
  buttons?: ReactNode;
}

const half = ['zipCode', 'contactPhone'];

/** A receiving address, new or changed. The caller confirms and sends it; what the promise refuses is shown here. */
export function AddressForm({ initial, onSubmit, submitLabel, buttons }: AddressFormProps) {
  const { t } = useTexts();
  return (
    <ApiForm
      form={addAddressForm}
      {...(initial ? { initial } : {})}
      onSubmit={onSubmit}
      half={half}
      submitLabel={submitLabel ?? t('forms.address.save')}
      buttons={buttons}
    />
  );
}
