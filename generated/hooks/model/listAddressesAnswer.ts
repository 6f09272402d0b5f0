// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Address } from './address.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of addresses.
 */
export interface ListAddressesAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The addresses.
     * @maxItems 100
     */
  data: Address[];
  params: TotalParams;
}
