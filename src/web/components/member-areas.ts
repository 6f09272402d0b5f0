import { memberDetailHref, paths } from '#web/paths.ts';

/** The pages of the member centre in the order of its navigation, by group. */
export const memberAreas = {
  home: { group: undefined, to: paths.memberCentre },
  orders: { group: 'orders', to: paths.orders },
  customApply: { group: 'orders', to: paths.customApply },
  balance: { group: 'money', to: paths.balance },
  topUp: { group: 'money', to: paths.topUp },
  messages: { group: 'mine', to: paths.messages },
  favourites: { group: 'mine', to: paths.favourites },
  footprints: { group: 'mine', to: paths.footprints },
  stockAlerts: { group: 'mine', to: paths.stockAlerts },
  projects: { group: 'mine', to: paths.projects },
  remoteSupport: { group: 'mine', to: paths.remoteSupport },
  profile: { group: 'account', to: memberDetailHref(0) },
  addresses: { group: 'account', to: memberDetailHref(1) },
  loginPassword: { group: 'account', to: memberDetailHref(2) },
  payPassword: { group: 'account', to: memberDetailHref(3) },
  invoice: { group: 'account', to: memberDetailHref(4) },
  security: { group: 'account', to: paths.security },
  memberData: { group: 'account', to: paths.memberData },
} as const;

export type MemberArea = keyof typeof memberAreas;
type MemberGroup = (typeof memberAreas)[MemberArea]['group'];

interface NavigationGroup {
  readonly group: MemberGroup;
  readonly areas: readonly MemberArea[];
}

const areaNames = Object.keys(memberAreas).filter((name): name is MemberArea => name in memberAreas);

/** The navigation of the member centre; the group without a name comes first. */
export const memberNavigation: readonly NavigationGroup[] = [
  ...new Set(areaNames.map((area) => memberAreas[area].group)),
].map((group) => ({ group, areas: areaNames.filter((area) => memberAreas[area].group === group) }));
