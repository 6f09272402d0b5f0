import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { isUntranslated } from '#domain/text/is-untranslated.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

const Mark = chakra('small', {
  base: {
    marginInlineStart: 1,
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'normal',
    whiteSpace: 'nowrap',
  },
});

/** A name in words alone, for what cannot have elements inside. */
export function useLabelText(): (name: string) => string {
  const { t, language } = useTexts();
  return (name) => (isUntranslated(name, language) ? `${name} (${t('frame.label.untranslated')})` : name);
}

/** The name of a category or a column; one that nobody has translated yet says so. `children` is the name where parts of it are marked. */
export function Label({ name, children = name }: { name: string; children?: ReactNode }) {
  const { t, language } = useTexts();
  if (!isUntranslated(name, language)) return children;
  return (
    <>
      <span lang={language === 'en_US' ? 'zh-CN' : 'en'}>{children}</span>
      <Mark>({t('frame.label.untranslated')})</Mark>
    </>
  );
}
