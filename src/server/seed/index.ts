// What other areas may use; everything else is private to this folder.
export { demoSignIn, newcomerSignIn } from './demo-member.ts';
export { demoShop } from './demo-shop.ts';
export { fillDemoShop, holdsDemoShop } from './fill-demo-shop.ts';
export { fillInChild } from './fill-in-child.ts';
