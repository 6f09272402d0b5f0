// What other areas may use; everything else is private to this folder.
export { type CustomisedApplication, storeApplication } from './store-application.ts';
