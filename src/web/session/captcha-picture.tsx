import { chakra } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useTexts } from '#web/i18n/texts-context.ts';

const Refresh = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '156px',
    minHeight: '54px',
    overflow: 'hidden',
    border: 'line',
    borderRadius: 'base',
    background: 'bg.subtle',
    color: 'fg.muted',
    '& img': { width: 'full', height: '52px', objectFit: 'contain' },
  },
});

/** The picture with the code; a click brings another one. */
export function CaptchaPicture({
  picture,
  onRefresh,
}: {
  picture: string | undefined;
  onRefresh: () => void;
}) {
  const { t } = useTexts();
  return (
    <Refresh type="button" onClick={onRefresh} title={t('session.login.refresh')}>
      {picture ? (
        <img src={picture} alt={t('session.login.picture')} />
      ) : (
        <RefreshCw size={16} role="img" aria-label={t('session.login.refresh')} />
      )}
    </Refresh>
  );
}
