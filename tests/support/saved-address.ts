/** An address as the list of addresses returns it. */
export const address = {
  addressId: 5,
  mechanismName: 'Blue Sky Electronics Inc.',
  contacts: 'Jane Miller',
  country: 'United States,California',
  address: '1 Market Street',
  zipCode: '94105',
  contactPhone: '4155550100',
  defaultState: 1,
} as const;
