// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';

declare const validators: ValidatorFunctions;
export default validators;
