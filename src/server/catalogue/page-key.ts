import { onOutage } from '../db/client.ts';
import { currentPageVersion } from '../request-scope.ts';
import { versionKey } from '../site/rendering/page-version.ts';

/** Outages of this process: after one the database may be another, whose versions mean something else. */
let outages = 0;
onOutage(() => {
  outages += 1;
});

/**
 * Names the version of what pages are made of for which a call is made: what was read since the same version is current for it. Undefined for other
 * calls than those of pages.
 */
export function currentPageKey(): string | undefined {
  const version = currentPageVersion();
  return version && `${versionKey(version)} ${outages}`;
}
