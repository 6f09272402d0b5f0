import { currentPageVersion } from '../request-scope.ts';
import { type PageVersion, versionKey } from '../site/rendering/page-version.ts';
import { outagesNow } from './memory/entry.ts';

/** Names a version of what pages are made of. After an outage the database may be another, whose versions mean something else. */
export function pageKeyOf(version: PageVersion, outages = outagesNow()): string {
  return `${versionKey(version)} ${outages}`;
}

/**
 * Names the version of what pages are made of for which a call is made: what was read since the same version is current for it. Undefined for other
 * calls than those of pages.
 */
export function currentPageKey(): string | undefined {
  const version = currentPageVersion();
  return version && pageKeyOf(version);
}
