// What other areas may use; everything else is private to this folder.
export { approveWithdrawal, rejectWithdrawal, type WithdrawalDecision } from './decide-withdrawal.ts';
