/** What somebody types about oneself when registering. */
interface TypedMember {
  readonly name: string;
  readonly surname: string;
  readonly phone: string;
  readonly country: string;
  readonly provinces: string;
  readonly mechanismName: string;
}

/** The texts of a registration as they are kept: without spaces around them. */
export function memberTexts(typed: TypedMember): TypedMember {
  const { name, surname, phone, country, provinces, mechanismName } = typed;
  return {
    name: name.trim(),
    surname: surname.trim(),
    phone: phone.trim(),
    country: country.trim(),
    provinces: provinces.trim(),
    mechanismName: mechanismName.trim(),
  };
}
