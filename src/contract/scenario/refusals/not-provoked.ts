import { codes } from '#generated/constants.ts';
import type { NotProvoked } from '../../test-scenario.ts';

/** The list is complete: a declared code that is neither provoked nor listed is drift, and so is one that is listed and provoked. */
export const notProvoked: readonly NotProvoked[] = [
  {
    code: codes.requestRepeated,
    operations: ['startTopUp', 'addRemoteSupport', 'addProject'],
    why: 'a repeated request gets the first response, and no handler of these refuses a request that could be sent again',
  },
  {
    code: codes.paymentDeclined,
    operations: ['payStandardOrder', 'payCustomisedOrder', 'startTopUp'],
    why: 'the sandbox declines a payment at its cashier, after the response',
  },
  {
    code: codes.tooManyRequests,
    operations: [
      'applySample',
      'submitCartOrder',
      'submitDirectOrder',
      'payStandardOrder',
      'payCustomisedOrder',
      'applyCustomisedOrder',
      'applyInvoice',
      'sendChatMessage',
      'startTopUp',
      'applyWithdrawal',
      'addRemoteSupport',
      'addAddress',
      'addCartItem',
      'buyAgain',
      'uploadStandardContract',
      'uploadCustomisedContract',
      'updateLoginPassword',
      'confirmSecondFactor',
      'resetRecoveryCodes',
      'authoriseDocumentDownload',
    ],
    why: 'the pipeline holds every operation to `x-hourly-limit` alike, which is provoked at two of them',
  },
  {
    code: codes.notOffered,
    operations: ['addFavourite'],
    why: 'it takes a thousand favourites; the rule has a test of its own',
  },
];
