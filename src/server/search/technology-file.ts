import type { Answers } from '#generated/server/routes.ts';

type TechnologyFile = Answers['searchAll']['data']['technologyResult']['data'][number];
type FoundDocument = Answers['listDocuments']['data'][number];

/** A found document as the search shows it: without description and category. */
export function technologyFile({ description: _, typeId: __, ...file }: FoundDocument): TechnologyFile {
  return file;
}
