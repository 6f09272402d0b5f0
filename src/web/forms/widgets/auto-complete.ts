/** What browsers and password stores fill in, by the name of the field. */
const byName: Readonly<Record<string, string>> = {
  name: 'given-name',
  surname: 'family-name',
  phone: 'tel',
  email: 'email',
  mail: 'email',
  mechanismName: 'organization',
  country: 'country-name',
  provinces: 'address-level1',
  contacts: 'name',
  contactPhone: 'tel',
  address: 'street-address',
  zipCode: 'postal-code',
  receivingUser: 'name',
  receivingPhone: 'tel',
  receivingAddress: 'street-address',
  'invoiceInfo.name': 'organization',
  'invoiceInfo.city': 'street-address',
  'invoiceInfo.tel': 'tel',
  code: 'one-time-code',
  secondFactor: 'one-time-code',
  oldPassword: 'current-password',
};

/** A payment password is none of the password store's business: it would offer the login password. */
export function autoComplete(name: string, widget?: 'password' | 'newPassword'): string {
  if (/pay/i.test(name) && widget) return 'off';
  if (widget) return widget === 'newPassword' ? 'new-password' : 'current-password';
  return byName[name] ?? 'off';
}
