import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on the open page, each with its first element. The pages have no frames of other origins, so everything runs in the
 * page itself, and only violations are reported: it takes a third of the time. To compare the colours of every text with what is
 * behind it takes half of the rest.
 */
export async function axeFindings(page: Page, rules: { readonly contrast: boolean }): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: rules.contrast } } });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
