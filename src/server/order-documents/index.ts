// What other areas may use; everything else is private to this folder.
export { documentLink } from './document-link.ts';
export { issueContract } from './issue-contract.ts';
