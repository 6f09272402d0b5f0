import {
  type Description,
  type Language,
  languages,
  type Operation,
  type Texts,
} from '#description/description.ts';
import { asList, asObject, type JsonObject } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import { prefixOf } from '#description/patterned.ts';
import { listEnums } from '../named-enums.ts';
import type { Rule, Violation } from './violation.ts';

type Section = keyof Texts;

const sections: readonly Section[] = ['codes', 'rules', 'fields', 'enums'];

/** Enums that list codes: their names have their text under `codes`. */
const codeEnums = new Set(['RefusalCode', 'SuccessCode']);

/** Names as `params.fields` has them: members of a JSON text field behind a dot, numbered fields without their number. */
function fieldNames(document: JsonObject, { body, parameters }: Operation): string[] {
  const own = Object.entries(asObject(body?.properties));
  const members = own.flatMap(([name, schema]) => {
    const content = resolveRef(document, resolveRef(document, schema).contentSchema);
    return Object.keys(asObject(content.properties)).map((member) => `${name}.${member}`);
  });
  const numbered = Object.keys(asObject(body?.patternProperties)).map(prefixOf);
  return [...parameters.map((one) => one.name), ...own.map(([name]) => name), ...members, ...numbered];
}

function refusalRules({ document }: Description): string[] {
  const refused = asObject(asObject(asObject(document.components).schemas).RefusedField);
  return asList(asObject(asObject(refused.properties).rule).enum).map(String);
}

function enumNames({ document, operations }: Description): string[] {
  const enums = listEnums(document, operations).filter(
    ({ name, names }) => !codeEnums.has(name) && names.join() !== 'success',
  );
  return enums.flatMap(({ names, labels }) => {
    const { screens, instead } = asObject(labels);
    const own = Object.values(asObject(screens)).flatMap((one) => asList(one).map(String));
    const other = asList(instead).flatMap((row) =>
      'name' in asObject(row) ? [String(asObject(row).name)] : [],
    );
    return [...names, ...own, ...other];
  });
}

/** The keys that each section needs; a field may have its text under `operationId.field` too, and a code under `operationId.code`. */
function requiredKeys(description: Description): Record<Section, Set<string>> {
  return {
    codes: new Set(description.codes.map(({ name }) => name)),
    rules: new Set(refusalRules(description)),
    fields: new Set(description.operations.flatMap((one) => fieldNames(description.document, one))),
    enums: new Set(enumNames(description)),
  };
}

/** Where a text is written. */
function placeOf(language: Language, section: Section, key: string): Pick<Violation, 'file' | 'pointer'> {
  return { file: `texts/${language}.yaml`, pointer: `/${section}/${key}` };
}

function findMissingTexts(description: Description, language: Language): Violation[] {
  const texts = description.texts[language];
  const required = requiredKeys(description);
  const everyUse = (field: string) =>
    description.operations
      .filter((one) => fieldNames(description.document, one).includes(field))
      .every(({ id }) => `${id}.${field}` in texts.fields);
  return sections.flatMap((section) =>
    [...required[section]].flatMap((key) =>
      (texts[section][key] ?? '').trim() !== '' || (section === 'fields' && everyUse(key))
        ? []
        : [
            {
              ...placeOf(language, section, key),
              problem: `${section}.${key} has no text`,
              remedy: 'Write it in both languages.',
            },
          ],
    ),
  );
}

/** Every code, rule, request field and enum name has a text in both languages. */
export const namesHaveTexts: Rule = (description) =>
  languages.flatMap((language) => findMissingTexts(description, language));

function isUsed(
  description: Description,
  required: ReadonlySet<string>,
  section: Section,
  key: string,
): boolean {
  if (required.has(key)) return true;
  const [id, name = '', rule = ''] = key.split('.');
  const operation = description.operations.find((one) => one.id === id);
  if (!operation) return false;
  const hasField = fieldNames(description.document, operation).includes(name);
  if (section === 'fields') return hasField;
  if (section === 'rules') return hasField && required.has(rule);
  return (
    section === 'codes' &&
    description.codes.some((row) => row.name === name && operation.codes.includes(row.code))
  );
}

/** No text is for something that does not exist. */
export const textsAreUsed: Rule = (description) => {
  const required = requiredKeys(description);
  return languages.flatMap((language) =>
    sections.flatMap((section) =>
      Object.keys(description.texts[language][section])
        .filter((key) => !isUsed(description, required[section], section, key))
        .map((key) => ({
          ...placeOf(language, section, key),
          problem: `Nothing is called ${key}`,
          remedy: 'Remove the text, or correct the name.',
        })),
    ),
  );
};

function placeholders(text: string): string {
  return [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ');
}

/** Both languages have the same keys, with the same placeholders. */
export const languagesAgree: Rule = ({ texts: { zh_CN, en_US } }) =>
  sections.flatMap((section) =>
    [...new Set([...Object.keys(zh_CN[section]), ...Object.keys(en_US[section])])].flatMap((key) => {
      const [chinese, english] = [zh_CN[section][key], en_US[section][key]];
      if (chinese === undefined || english === undefined) {
        const language = chinese === undefined ? 'zh_CN' : 'en_US';
        return [
          {
            ...placeOf(language, section, key),
            problem: `${section}.${key} is in one language only`,
            remedy: 'Write it in both.',
          },
        ];
      }
      if (placeholders(chinese) === placeholders(english)) return [];
      return [
        {
          ...placeOf('en_US', section, key),
          problem: `${section}.${key} has other placeholders than in zh_CN`,
          remedy: 'Use the same ones.',
        },
      ];
    }),
  );
