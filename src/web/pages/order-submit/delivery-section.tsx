import { chakra } from '@chakra-ui/react';
import { PackageCheck, Truck, Zap } from 'lucide-react';
import { constants } from '#generated/constants.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

type Mode = (typeof constants.deliveryModes)[number];

const icons = { ordinary: Truck, express: Zap, freePost: PackageCheck } satisfies Record<Mode, typeof Truck>;

const Modes = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    columnGap: 5,
    rowGap: 3,
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: 3,
      alignContent: 'start',
    },
    '& svg': { color: 'fg.muted', gridRow: '1 / span 2', marginTop: '1px' },
    '& b': { fontWeight: 'medium' },
    '& span': { color: 'fg.muted', fontSize: 'table' },
  },
});

const Help = chakra('p', { base: { color: 'fg.muted', fontSize: 'table', marginTop: 3 } });

/** The ways of delivery that exist; an order has no field for them, so there is nothing to choose. */
export function DeliverySection() {
  const { t } = useTexts();
  const texts: Record<Mode, { name: string; help: string }> = {
    ordinary: { name: t('orderSubmit.delivery.ordinary'), help: t('orderSubmit.delivery.ordinaryHelp') },
    express: { name: t('orderSubmit.delivery.express'), help: t('orderSubmit.delivery.expressHelp') },
    freePost: { name: t('orderSubmit.delivery.freePost'), help: t('orderSubmit.delivery.freePostHelp') },
  };
  return (
    <section aria-label={t('orderSubmit.delivery.title')}>
      <header>
        <h2>{t('orderSubmit.delivery.title')}</h2>
      </header>
      <Modes>
        {constants.deliveryModes.map((mode) => {
          const Icon = icons[mode];
          return (
            <li key={mode}>
              <Icon size={20} aria-hidden="true" />
              <b>{texts[mode].name}</b>
              <span>{texts[mode].help}</span>
            </li>
          );
        })}
      </Modes>
      <Help>{t('orderSubmit.delivery.help')}</Help>
    </section>
  );
}
