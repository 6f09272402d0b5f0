/** What is reported to a member about the account by mail. */
export type AccountNotice =
  | 'loginPassword'
  | 'payPasswordSet'
  | 'payPasswordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'recoveryCodes'
  | 'accountClosed';

const notices = {
  updateLoginPassword: 'loginPassword',
  resetPassword: 'loginPassword',
  setPayPassword: 'payPasswordSet',
  updatePayPassword: 'payPasswordChanged',
  confirmSecondFactor: 'secondFactorOn',
  deleteSecondFactor: 'secondFactorOff',
  resetRecoveryCodes: 'recoveryCodes',
  deleteAccount: 'accountClosed',
} as const satisfies Readonly<Record<string, AccountNotice>>;

/** An operation after which the owner of the account gets a mail. */
export type ReportedChange = keyof typeof notices;

/** The mail to the owner of an account after an operation has changed it. */
export function noticeAfter(change: ReportedChange): AccountNotice {
  return notices[change];
}
