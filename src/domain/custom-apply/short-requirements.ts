/** What an applicant says about a customised product in a few words, in the order in which pages and documents list it. */
export const shortRequirements = [
  'demandQuantity',
  'indexRequirement',
  'sizeRequirement',
  'qualityGrade',
  'weight',
  'deliveryCycle',
  'installationMode',
  'useEnvironment',
  'otherProcessRequirements',
] as const;
