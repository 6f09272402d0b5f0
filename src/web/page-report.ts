import { createContext, useContext, useEffect } from 'react';
import { useTexts } from './i18n/texts-context.ts';

/** What a page reports to the server about its response while it renders. */
export interface PageReport {
  title: string;
  status: number;
  /** Files of the parts that were rendered and are not part of the page's own chunk. */
  readonly parts: Set<string>;
  /** The way from home to the page. */
  trail?: readonly TrailEntry[];
}

export interface TrailEntry {
  readonly label: string;
  /** The label is the name of a category, which may not be translated yet. */
  readonly isCategory?: boolean;
  /** Left out on the last one: the page itself. */
  readonly href?: string;
}

export const PageReportContext = createContext<PageReport | undefined>(undefined);

/** Names the page: in the tab and, when rendered on the server, in the document and its status. */
export function usePageTitle(title: string | undefined, status = 200): void {
  const { t } = useTexts();
  const report = useContext(PageReportContext);
  const whole = title ? `${title} · ${t('frame.brand.name')}` : t('frame.brand.name');
  if (report) {
    report.title = whole;
    report.status = status;
  }
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}

/** Reports the way from home to the page. */
export function useReportedTrail(trail: readonly TrailEntry[]): void {
  const report = useContext(PageReportContext);
  if (report) report.trail = trail;
}
