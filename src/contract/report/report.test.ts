import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { checkNames } from '#contract/finding.ts';
import { formats } from '#domain/wire/formats.ts';
import { sampleReport } from '#tests/support/contract-run.ts';
import schema from './report.schema.json' with { type: 'json' };

it('writes the JSON that its schema describes', () => {
  const validate = new Ajv2020({ allErrors: true, formats }).compile(schema);
  validate(JSON.parse(JSON.stringify(sampleReport())));
  expect(validate.errors).toBeNull();
  expect(schema.$defs.checkName.enum).toEqual([...checkNames]);
});
