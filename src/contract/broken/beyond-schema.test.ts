import { describe, expect, it } from 'vitest';
import { shopContract as contract } from '#tests/support/shop-contract.ts';
import { isOfSchemaRule } from './beyond-schema.ts';

const { request } = contract.operation('listProducts');
const isOfSchema = (field: string, rule: string) => isOfSchemaRule(contract, request, { field, rule });

describe('a field that a handler refuses', () => {
  it('breaks its schema where the schema has the rule', () => {
    expect(isOfSchema('pageSize', 'maximum')).toBe(true);
    expect(isOfSchema('sort', 'pattern')).toBe(true);
    expect(isOfSchema('column101', 'maxLength')).toBe(true);
    expect(isOfSchema('other', 'unknownField')).toBe(true);
    expect(isOfSchema('pageNum', 'type')).toBe(true);
  });

  it('breaks only words of the description where the schema has no such rule', () => {
    expect(isOfSchema('keyWord', 'pattern')).toBe(false);
    expect(isOfSchema('column101', 'column')).toBe(false);
    expect(isOfSchema('column101', 'pattern')).toBe(false);
  });
});
