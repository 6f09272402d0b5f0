/** What is reported to a member about the account by mail. */
export type AccountNotice =
  | 'loginPassword'
  | 'payPasswordSet'
  | 'payPasswordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'recoveryCodes'
  | 'accountClosed';
