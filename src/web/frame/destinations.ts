import type { ParseKeys } from 'i18next';
import { paths } from '#web/paths.ts';

export interface Destination {
  readonly label: ParseKeys;
  readonly to: string;
}

/** The entries of the navigation in their order; the product centre is not a page but a panel, and comes after the second. */
export const beforeProducts: readonly Destination[] = [
  { label: 'frame.navigation.home', to: paths.home },
  { label: 'frame.navigation.memberCentre', to: paths.memberCentre },
];

export const afterProducts: readonly Destination[] = [
  { label: 'frame.navigation.customised', to: paths.customApply },
  { label: 'frame.navigation.share', to: paths.documents },
  { label: 'frame.navigation.afterSales', to: paths.help },
  { label: 'frame.navigation.about', to: paths.about },
];

interface FooterGroup {
  readonly label: ParseKeys;
  readonly links: readonly Destination[];
}

/** The columns of the footer. */
export const footerGroups: readonly FooterGroup[] = [
  {
    label: 'frame.footer.shop',
    links: [
      { label: 'frame.footer.products', to: paths.products },
      { label: 'frame.footer.solutions', to: paths.solutions },
      { label: 'frame.footer.documents', to: paths.documents },
    ],
  },
  {
    label: 'frame.footer.service',
    links: [
      { label: 'frame.footer.help', to: paths.help },
      { label: 'frame.footer.customised', to: paths.customApply },
      { label: 'frame.footer.orders', to: paths.orders },
    ],
  },
  {
    label: 'frame.footer.company',
    links: [
      { label: 'frame.footer.about', to: paths.about },
      { label: 'frame.footer.contact', to: paths.contact },
      { label: 'frame.footer.news', to: paths.news },
    ],
  },
];
