import { useTexts } from '#web/i18n/texts-context.ts';

/** A region path as people of the language write it, without the commas of the wire. */
export function useRegionText(path: string): string {
  const { language } = useTexts();
  return path.split(',').join(language === 'zh_CN' ? ' ' : ', ');
}
