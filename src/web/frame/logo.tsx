import { chakra } from '@chakra-ui/react';
import { HiddenText } from '#web/components/hidden-text.ts';
import { Link } from '#web/components/link.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { touch } from '#web/theme/media.ts';

const HomeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    color: 'fg',
    [touch]: { minHeight: 'touch' },
    _hover: { textDecoration: 'none' },
    '& strong': {
      fontSize: 'xl',
      fontWeight: 'bold',
      letterSpacing: '-0.02em',
      lineHeight: 1,
      whiteSpace: 'nowrap',
    },
    '& svg': { color: 'primary' },
    '& small': {
      display: 'block',
      marginTop: 1,
      fontSize: 'xs',
      lineHeight: 1,
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
    '& [data-pin-one]': { color: 'accent' },
  },
});

/** The mark: a four-pad footprint with its pin-one pad in the accent colour. */
export function Logo() {
  const { t } = useTexts();
  return (
    <HomeLink to={paths.home}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="9" y="6" width="14" height="20" rx="2" fill="none" stroke="currentColor" strokeWidth="2" />
        <g fill="currentColor">
          <rect x="25" y="9" width="6" height="5" rx="1" />
          <rect x="1" y="18" width="6" height="5" rx="1" />
          <rect x="25" y="18" width="6" height="5" rx="1" />
        </g>
        <rect data-pin-one x="1" y="9" width="6" height="5" rx="1" fill="currentColor" />
        <circle data-pin-one cx="13" cy="11" r="1.6" fill="currentColor" />
      </svg>
      <span>
        <strong>{t('frame.brand.short')}</strong>
        <small>{t('frame.brand.trade')}</small>
        <HiddenText>{t('frame.brand.home')}</HiddenText>
      </span>
    </HomeLink>
  );
}
