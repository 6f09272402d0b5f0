import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { describe, expect, it } from 'vitest';
import * as addProject from '#generated/forms/addProject.ts';
import * as registerMember from '#generated/forms/registerMember.ts';

describe('generated forms', () => {
  const validator = createPrecompiledValidator(registerMember.validators, registerMember.schema);
  const good = {
    name: 'Wei',
    surname: 'Li',
    phone: '13800000000',
    email: 'wei.li@components.example',
    code: '123456',
    password: 'Passw0rd',
    country: 'China',
    provinces: 'Guangdong',
    mechanismName: 'Works',
  };

  it('accept what the description allows', () => {
    expect(validator.validateFormData(good, registerMember.schema).errors).toEqual([]);
  });

  it('name the field and the rule that is broken', () => {
    const { errors } = validator.validateFormData(
      { ...good, email: 'nobody', code: '12' },
      registerMember.schema,
    );
    expect(errors.map(({ property, name }) => [property, name])).toContainEqual(['.email', 'format']);
    expect(errors.map(({ property, name }) => [property, name])).toContainEqual(['.code', 'minLength']);
  });

  it('hold no field of the transport', () => {
    expect(Object.keys(addProject.schema.properties ?? {})).toEqual([
      'projectName',
      'phone',
      'projectDescribe',
    ]);
  });

  it('carry the hints for the renderer', () => {
    expect(registerMember.uiSchema.code).toMatchObject({
      'ui:widget': 'mailedCode',
      'ui:options': { sends: 'sendRegistrationCode', from: 'email' },
    });
  });
});
