/** A whole address, by the name of its contact. */
export const addressFields = (contacts: string) => ({
  mechanismName: 'Blue Sky Inc.',
  contacts,
  country: 'China,Guangdong,Shenzhen',
  address: '1 Main Street',
  zipCode: '518000',
  contactPhone: '13800138000',
});

/** What the tests of addresses read of a list. */
export interface ListedAddress {
  readonly addressId: number;
  readonly contacts: string;
  readonly country: string;
  readonly defaultState: 0 | 1;
}
