// Generated from openapi/ by `npm run generate`. Never edited by hand.

export type ListStandardOrdersState = typeof ListStandardOrdersState[keyof typeof ListStandardOrdersState];


export const ListStandardOrdersState = {
  toPay: 1,
  toDeliver: 2,
  toReceive: 3,
  completed: 4,
  closed: 5,
  afterSales: 6,
} as const;
