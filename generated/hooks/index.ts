// Generated from openapi/ by `npm run generate`. Never edited by hand.
export * from './addresses/addresses.ts';
export * from './cart/cart.ts';
export * from './catalogue/catalogue.ts';
export * from './content/content.ts';
export * from './frame/frame.ts';
export * from './help/help.ts';
export * from './search/search.ts';
export * from './session/session.ts';
export * from './solutions/solutions.ts';
export * from './transport/transport.ts';
