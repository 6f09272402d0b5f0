import { constants } from '#generated/constants.ts';
import { emailKey } from './mailed-codes.ts';

/** What people type about themselves when they register. */
export interface TypedMember {
  readonly name: string;
  readonly surname: string;
  readonly phone: string;
  readonly country: string;
  readonly provinces: string;
  readonly mechanismName: string;
}

/** A new member as registered: texts without spaces around them, the e-mail as accounts are found by it, the grade of a beginner. */
export function newMember({ email, ...typed }: TypedMember & { readonly email: string }) {
  const { name, surname, phone, country, provinces, mechanismName } = typed;
  return {
    email: emailKey(email),
    grade: constants.newMemberGrade,
    name: name.trim(),
    surname: surname.trim(),
    phone: phone.trim(),
    country: country.trim(),
    provinces: provinces.trim(),
    mechanismName: mechanismName.trim(),
  };
}
