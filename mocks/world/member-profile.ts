import type { MemberEntry } from './entries.ts';

/** A member as the member sees it: no id, no password. */
export function memberProfile({ $id: _, $password, ...member }: MemberEntry) {
  const { email, name, surname, country, provinces, mechanismName, phone, headImage, sex, grade } = member;
  return {
    email,
    name,
    surname,
    country,
    provinces,
    mechanismName,
    phone,
    grade,
    ...(headImage === undefined ? {} : { headImage }),
    ...(sex === undefined ? {} : { sex }),
  };
}
