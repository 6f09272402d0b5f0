import { Flex } from '@chakra-ui/react';
import { pageSizes } from '#generated/constants.ts';
import type { SignedInDevice } from '#generated/hooks/model/signedInDevice.ts';
import { Button } from '#web/components/button.tsx';
import { Empty } from '#web/components/empty.tsx';
import { type Column, PagedTable } from '#web/components/paged-table.tsx';
import { StateBadge } from '#web/components/state-badge.ts';
import { usePaging } from '#web/components/use-paging.ts';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useDevices } from './use-devices.ts';

/** Where the member is signed in. */
export function DevicesSection() {
  const { t } = useTexts();
  const paging = usePaging(pageSizes.listSessions.security);
  const { list, isBusy, signOut, signOutOthers } = useDevices(paging);
  const nameOf = ({ browser, system }: SignedInDevice) =>
    [browser || t('security.devices.unknownBrowser'), system].filter(Boolean).join(' · ');
  const columns: readonly Column<SignedInDevice>[] = [
    { key: 'device', title: t('security.devices.device'), cell: nameOf },
    {
      key: 'address',
      title: t('security.devices.address'),
      cell: ({ address }) => address || t('security.devices.unknown'),
    },
    {
      key: 'signedIn',
      title: t('security.devices.signedIn'),
      cell: ({ signedInAt }) => <time dateTime={signedInAt}>{formatMoment(signedInAt)}</time>,
    },
    {
      key: 'lastSeen',
      title: t('security.devices.lastSeen'),
      cell: ({ lastSeenAt }) => <time dateTime={lastSeenAt}>{formatMoment(lastSeenAt)}</time>,
    },
    {
      key: 'actions',
      title: t('security.devices.actions'),
      cell: (device) =>
        device.current ? (
          <StateBadge tone="success">{t('security.devices.current')}</StateBadge>
        ) : (
          <Button
            size="small"
            aria-disabled={isBusy || undefined}
            aria-label={t('security.devices.signOutNamed', { device: nameOf(device) })}
            onClick={({ currentTarget }) => signOut(device.sessionId, currentTarget)}
          >
            {t('security.devices.signOut')}
          </Button>
        ),
    },
  ];
  const hasOthers = (list.data?.params.totalDataCounts ?? 0) > 1;
  return (
    <section aria-labelledby="devices">
      <Flex wrap="wrap" align="center" justify="space-between" gap={3}>
        <h2 id="devices">{t('security.devices.title')}</h2>
        <Button
          aria-disabled={isBusy || !hasOthers || undefined}
          onClick={() => hasOthers && signOutOthers()}
        >
          {t('security.devices.signOutOthers')}
        </Button>
      </Flex>
      <p>{t('security.devices.intro')}</p>
      <PagedTable
        label={t('security.devices.title')}
        query={list}
        paging={paging}
        columns={columns}
        keyOf={({ sessionId }) => sessionId}
        empty={<Empty text={t('security.devices.none')} />}
      />
    </section>
  );
}
