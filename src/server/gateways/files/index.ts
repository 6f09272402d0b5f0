// What other areas may use; everything else is private to this folder.
export { readSignedLink, signedLink } from './signed-links.ts';
