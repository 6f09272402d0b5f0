// What other areas may use; everything else is private to this folder.
export { favouriteOf } from './read-favourites.ts';
