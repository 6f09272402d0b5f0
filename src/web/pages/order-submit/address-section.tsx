import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { Address } from '#generated/hooks/model/address.ts';
import { Button } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { formatCount } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { ShownPart } from '#web/lazy-part.tsx';
import { AddressChoice } from './address-choice.tsx';
import { addressDialog } from './address-dialog-part.ts';
import type { Order } from './use-order.ts';

const Choices = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: 3,
    '& > legend': { srOnly: true },
    '& > p': { gridColumn: '1 / -1', color: 'danger' },
    '& > button': { gridColumn: '1 / -1', justifySelf: 'start' },
  },
});

/** How many addresses are shown at first: the chosen one and the first of the others. */
const shownAtFirst = 4;

function firstOf(addresses: readonly Address[], chosen: Address | undefined): readonly Address[] {
  const first = addresses.slice(0, shownAtFirst);
  if (!chosen || first.includes(chosen)) return first;
  return [...first.slice(0, shownAtFirst - 1), chosen];
}

interface ListProps {
  addresses: readonly Address[];
  chosen: Address | undefined;
  onChoose: (address: Address) => void;
  onEdit: (address: Address) => void;
}

function AddressList({ addresses, chosen, onChoose, onEdit }: ListProps) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const shown = all ? addresses : firstOf(addresses, chosen);
  return (
    <Choices>
      <legend>{t('orderSubmit.address.choose')}</legend>
      {shown.map((address) => (
        <AddressChoice
          key={address.addressId}
          address={address}
          chosen={address === chosen}
          onChoose={() => onChoose(address)}
          onEdit={() => onEdit(address)}
        />
      ))}
      {shown.length < addresses.length && (
        <Button variant="ghost" size="small" onClick={() => setAll(true)}>
          {t('orderSubmit.address.more', { shown: formatCount(addresses.length) })}
        </Button>
      )}
    </Choices>
  );
}

/** Where the goods go: one of the member's addresses, a new one, or one that is mended here. */
export function AddressSection({ order }: { order: Order }) {
  const { t } = useTexts();
  const section = useRef<HTMLElement>(null);
  const [form, setForm] = useState<{ address: Address | undefined }>();
  const { addresses, address: chosen, error, choose } = order;
  const known = addresses.data?.data ?? [];
  const missing = error?.kind === 'noAddress' ? error : undefined;
  useEffect(() => {
    if (missing) section.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [missing]);
  const [saved, setSaved] = useState<number>();
  // What opened the form may be gone by now: the focus goes to the resulting address.
  useEffect(() => {
    if (saved !== undefined && saved === chosen?.addressId)
      section.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [saved, chosen]);
  const save = (addressId: number | undefined) => {
    setForm(undefined);
    setSaved(addressId);
    if (addressId !== undefined) choose({ addressId });
  };
  return (
    <section ref={section} aria-label={t('orderSubmit.address.title')}>
      <header>
        <h2>{t('orderSubmit.address.title')}</h2>
        {known.length > 0 && (
          <Button
            variant="ghost"
            size="small"
            aria-haspopup="dialog"
            onClick={() => setForm({ address: undefined })}
          >
            {t('orderSubmit.address.add')}
          </Button>
        )}
      </header>
      {missing && (
        <Missing>
          <p role="alert">{t('orderSubmit.address.missing')}</p>
        </Missing>
      )}
      <Loaded
        query={addresses}
        skeleton={<Skeleton height="132px" />}
        empty={
          <Empty text={t('orderSubmit.address.none')}>
            <Button variant="solid" aria-haspopup="dialog" onClick={() => setForm({ address: undefined })}>
              {t('orderSubmit.address.add')}
            </Button>
          </Empty>
        }
      >
        {(answer) => (
          <AddressList
            addresses={answer.data}
            chosen={chosen}
            onChoose={({ addressId }) => choose({ addressId })}
            onEdit={(address) => setForm({ address })}
          />
        )}
      </Loaded>
      {form && (
        <ShownPart
          part={addressDialog}
          with={{ address: form.address, known, onClose: () => setForm(undefined), onSaved: save }}
        />
      )}
    </section>
  );
}

const Missing = chakra('div', { base: { color: 'danger', marginBottom: 3, fontWeight: 'medium' } });
