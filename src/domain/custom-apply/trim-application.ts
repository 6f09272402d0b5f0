import { unstatedText } from './stated.ts';

/** What the datasheet of a part says: a request for a quote leaves it out, and a dash is stored. */
const unstated = {
  indexRequirement: unstatedText,
  sizeRequirement: unstatedText,
  qualityGrade: unstatedText,
  weight: unstatedText,
  installationMode: unstatedText,
  useEnvironment: unstatedText,
  otherProcessRequirements: unstatedText,
};

type Stated = Readonly<typeof unstated>;

type Given = { readonly [Name in keyof Stated]?: string | undefined } & {
  readonly quotedPart?: string | undefined;
};

/** An application for a customised product as it is stored: all its texts trimmed, a dash for what a request for a quote leaves out. */
export function trimApplication<Fields extends Given>({
  quotedPart: _,
  ...fields
}: Fields): Omit<Fields, keyof Given> & Stated {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  // The same fields with the same types.
  return { ...unstated, ...Object.fromEntries(entries) } as Omit<Fields, keyof Given> & Stated;
}
