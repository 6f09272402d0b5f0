import type { AreaTexts } from '../text-engine.ts';
import components from './components.json';
import errors from './errors.json';
import frame from './frame.json';

/** The texts that every page needs. */
export const frameTexts = { components, errors, frame };

/** The other areas by the path of their file. */
export const areaFiles = import.meta.glob<AreaTexts>(['./*.json', '!./{components,errors,frame}.json'], {
  import: 'default',
});

/** The texts of the description itself, which forms show: titles of fields, and what to say when a rule is broken. */
export const describedTexts = async (): Promise<AreaTexts> =>
  (await import('#generated/texts/zh_CN.json')).default;
