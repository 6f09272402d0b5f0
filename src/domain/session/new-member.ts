import { constants } from '#generated/constants.ts';
import { emailKey } from './mailed-codes.ts';

/** What a new member enters when registering. */
export interface TypedMember {
  readonly name: string;
  readonly surname: string;
  readonly phone: string;
  readonly country: string;
  readonly provinces: string;
  readonly mechanismName: string;
}

/** A new member as registered: texts without spaces around them, the e-mail in the form by which accounts are found, the lowest grade. */
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
