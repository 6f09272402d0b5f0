import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { pageSizes } from '#generated/constants.ts';
import { useListAddresses } from '#generated/hooks/addresses/addresses.ts';
import { Button } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { PagedTable } from '#web/components/paged-table.tsx';
import { usePaging } from '#web/components/use-paging.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { TabProps } from '../tab-props.ts';
import { useAddressColumns } from './address-columns.tsx';
import { AddressEditor } from './address-editor.tsx';
import { useEditedAddress } from './use-edited-address.ts';

const Head = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end', marginBottom: 3 } });

/** The receiving addresses, five on a page; one at a time is added or changed above the list. */
export function AddressesTab({ isOpen }: TabProps) {
  const { t } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const paging = usePaging(pageSizes.listAddresses.addresses, 'addresses');
  const addresses = useListAddresses({ pageNum: paging.page, pageSize: paging.pageSize });
  const { edited, edit, close } = useEditedAddress();
  const columns = useAddressColumns({ onEdit: (address) => edit({ address }) });
  const wasOpen = useRef(false);
  // What closed the form is gone: the focus goes to where another one can be opened.
  useEffect(() => {
    if (wasOpen.current && !edited) list.current?.querySelector('button')?.focus();
    wasOpen.current = edited !== undefined;
  }, [edited]);
  const addButton = (
    <Button variant="solid" onClick={() => edit({})}>
      {t('profile.address.add')}
    </Button>
  );
  const hasNone = addresses.data?.params.totalDataCounts === 0;
  return (
    <>
      {edited && (
        <AddressEditor
          key={edited.address?.addressId ?? 'new'}
          address={edited.address}
          isOpen={isOpen}
          onClose={close}
        />
      )}
      <div ref={list}>
        {!edited && !hasNone && <Head>{addButton}</Head>}
        <PagedTable
          label={t('member.area.addresses')}
          query={addresses}
          paging={paging}
          columns={columns}
          keyOf={({ addressId }) => addressId}
          rowHeight="max(74px, (768px - 100vw) * 0.42)"
          empty={<Empty text={t('profile.address.none')}>{!edited && addButton}</Empty>}
        />
      </div>
    </>
  );
}
