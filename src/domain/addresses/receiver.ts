/** A receiving address as the address book has it. */
export interface BookedAddress {
  readonly contacts: string;
  readonly contactPhone: string;
  readonly country: string;
  readonly address: string;
  readonly zipCode: string;
  readonly mechanismName: string;
}

/** The receiver as an order stores it: the address in one line is region path, street, post code and company. */
export function receiverOf({
  contacts,
  contactPhone,
  country,
  address,
  zipCode,
  mechanismName,
}: BookedAddress) {
  return {
    receivingUser: contacts.trim(),
    receivingPhone: contactPhone.trim(),
    receivingAddress: [country, address, zipCode, mechanismName].map((part) => part.trim()).join(', '),
  };
}
