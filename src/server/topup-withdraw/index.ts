// What other areas may use; everything else is private to this folder.
export { approveWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts';
