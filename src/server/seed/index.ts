// What other areas may use; everything else is private to this folder.
export { fillInChild } from './fill-in-child.ts';
export { prepareDemoShop } from './prepare-demo-shop.ts';
export { readDemoMembers } from './read-demo-members.ts';
