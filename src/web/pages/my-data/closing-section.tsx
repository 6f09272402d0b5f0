import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ClosingBlocker } from '#domain/my-data/closing.ts';
import { closingBlockerValues } from '#generated/enums.ts';
import { useGetClosing } from '#generated/hooks/my-data/my-data.ts';
import { Button } from '#web/components/button.tsx';
import { Link } from '#web/components/link.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Skeleton } from '#web/components/skeleton.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { touch } from '#web/theme/media.ts';
import { CloseAccountDialog } from './close-account-dialog.tsx';

const { openOrders, moneyLeft, openWithdrawals, openPayments } = closingBlockerValues;

/** Each link is a line of its own, so it gets the height of a control. */
const BlockerList = chakra('ul', {
  base: {
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '24px',
      [touch]: { minHeight: 'touch' },
    },
  },
});

const places: Readonly<Record<ClosingBlocker, string>> = {
  [openOrders]: paths.orders,
  [moneyLeft]: paths.topUp,
  [openWithdrawals]: paths.balance,
  [openPayments]: paths.balance,
};

/** Closes the account, or says what has to be settled first. */
export function ClosingSection() {
  const { t } = useTexts();
  const query = useGetClosing();
  const [isAsking, setIsAsking] = useState(false);
  const words: Readonly<Record<ClosingBlocker, string>> = {
    [openOrders]: t('described.enums.openOrders'),
    [moneyLeft]: t('described.enums.moneyLeft'),
    [openWithdrawals]: t('described.enums.openWithdrawals'),
    [openPayments]: t('described.enums.openPayments'),
  };
  return (
    <section aria-labelledby="closing">
      <h2 id="closing">{t('myData.closing.title')}</h2>
      <p>{t('myData.closing.intro')}</p>
      <Loaded query={query} skeleton={<Skeleton height="140px" />}>
        {({ data: { blockers } }) =>
          blockers.length > 0 ? (
            <div>
              <div>{t('myData.closing.blocked')}</div>
              <BlockerList>
                {blockers.map((blocker) => (
                  <li key={blocker}>
                    <Link to={places[blocker]}>{words[blocker]}</Link>
                  </li>
                ))}
              </BlockerList>
            </div>
          ) : (
            <Button onClick={() => setIsAsking(true)}>{t('myData.closing.start')}</Button>
          )
        }
      </Loaded>
      {isAsking && <CloseAccountDialog onClose={() => setIsAsking(false)} />}
    </section>
  );
}
