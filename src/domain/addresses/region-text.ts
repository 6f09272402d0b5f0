import { chineseOrder } from './chinese-order.ts';
import { englishOrder } from './english-order.ts';
import type { BookedAddress } from './receiver.ts';

const chinese = /\p{Script=Han}/u;

/** A region path as people of its language write it, without the commas of the wire: in English from the smallest region on. */
function regionText(path: string): string {
  const regions = path.split(',');
  return chinese.test(path) ? chineseOrder(regions) : regions.toReversed().join(', ');
}

/** Region and street of an address in the order of the language that the region is in. */
export function regionAndStreet({
  country,
  address,
}: {
  readonly country: string;
  readonly address: string;
}): string {
  const region = regionText(country);
  return chinese.test(country) ? chineseOrder([region, address]) : `${address}, ${region}`;
}

/** An address of the address book in one line, in the order of the language that its region is in. */
export function addressLine(booked: BookedAddress): string {
  const { country, address, zipCode, mechanismName } = booked;
  if (chinese.test(country)) return chineseOrder([...country.split(','), address, zipCode, mechanismName]);
  return englishOrder(country.split(','), { street: [address], code: zipCode, company: [mechanismName] });
}
