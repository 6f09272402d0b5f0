import { isIPv4, isIPv6 } from 'node:net';

const groupsOfNetwork = 4;

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  if (tail === undefined) return before;
  return [
    ...before,
    ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'),
    ...after,
  ];
}

/** Forms of an address in the log: as rate limits count it, or truncated so that it names no household. */
export const logAddresses = ['full', 'network'] as const;

/** The address of {@link clientNetwork} for the log; anything that is not one is "unknown". */
export function loggedAddress(network: string, form: (typeof logAddresses)[number]): string {
  const isNetwork = network.endsWith('::/64');
  if (!isNetwork && !isIPv4(network)) return 'unknown';
  if (form === 'full') return network;
  const prefix = network.split(isNetwork ? ':' : '.').slice(0, 3);
  return isNetwork ? `${prefix.join(':')}::/48` : `${prefix.join('.')}.0/24`;
}

/**
 * Key of a client for rate limits: an IPv4 address, or the /64 network of an IPv6 address, because a client controls all
 * addresses of its network.
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:([0-9]+(?:\.[0-9]+){3})$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return address;
  const network = groupsOf(plain).slice(0, groupsOfNetwork);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
