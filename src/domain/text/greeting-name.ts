/** What is known of a person for a greeting; `country` may be a comma-joined region path. */
export interface PersonName {
  readonly name: string;
  readonly surname: string;
  readonly country?: string | undefined;
}

const china = /^(?:china|中国|中华人民共和国|cn|chn|people['’]s republic of china|prc)$/i;
const han = /^\p{Script=Han}+$/u;

/** Whether a stored country, or the first step of a region path, is China. */
function isChina(country: string | undefined): boolean {
  return china.test((country?.split(/[,，/]/)[0] ?? '').trim());
}

/** The name of a greeting: the surname first when the country is China, Chinese characters without a space between. */
export function greetingName({ name, surname, country }: PersonName): string {
  const [given, family] = [name.trim(), surname.trim()];
  const inOrder = isChina(country) ? [family, given] : [given, family];
  const written = inOrder.filter((part) => part !== '');
  return written.join(written.every((part) => han.test(part)) ? '' : ' ');
}
