import { constants } from '#generated/constants.ts';
import { memberSexValues } from '#generated/enums.ts';
import { countryIn, type RegionNames } from '../addresses/region-names.ts';
import type { Language } from '../language.ts';

/** A member as stored; null or absent is what the member has not said. */
export interface StoredMember {
  readonly email: string;
  readonly name: string;
  readonly surname: string;
  readonly country: string;
  readonly provinces: string;
  readonly mechanismName: string;
  readonly phone: string;
  readonly headImage?: string | null | undefined;
  readonly sex?: number | null | undefined;
  readonly grade?: string | null | undefined;
}

/** A member as the member is shown after signing in: no id, no password; absent is what the member has not said. */
export function signedInMember({ headImage, sex, grade, ...stored }: StoredMember) {
  const { email, name, surname, country, provinces, mechanismName, phone } = stored;
  const { male, female } = memberSexValues;
  return {
    email,
    name,
    surname,
    country,
    provinces,
    mechanismName,
    phone,
    ...(headImage ? { headImage } : undefined),
    ...(sex === male || sex === female ? { sex } : undefined),
    ...(grade ? { grade } : undefined),
  };
}

/** The personal data of a member, with country and province in the reader's language; without a grade the lowest one. */
export function memberProfile(
  stored: StoredMember,
  { language, regions }: { readonly language: Language; readonly regions: readonly RegionNames[] },
) {
  const member = signedInMember(stored);
  const place = countryIn(language, regions, stored);
  return { ...member, ...place, grade: member.grade ?? constants.newMemberGrade };
}
