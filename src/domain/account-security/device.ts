import Bowser from 'bowser';

/** What a browser says about itself; empty where it says nothing that is known. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

const longestName = 60;
/** Characters of a user agent that are stored; real ones have at most about 300. */
const longestUserAgent = 400;

/**
 * Browser with its main version, and operating system, of a user agent. The version of the system is left out: browsers
 * freeze it (Windows 11 says 10, every macOS says 10.15).
 */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  const version = /^[0-9]+/.exec(browser.version ?? '')?.[0];
  const name = [browser.name, version].filter(Boolean).join(' ');
  return {
    browser: browser.name ? name.slice(0, longestName) : '',
    system: (os.name ?? '').slice(0, longestName),
  };
}

/** A network address without its last part: `203.0.113.*`, or the first three groups of an IPv6 address. */
export function shortAddress(address: string): string {
  const fourth = /^([0-9]+\.[0-9]+\.[0-9]+)\.[0-9]+$/.exec(address);
  if (fourth) return `${fourth[1]}.*`;
  if (!address.includes(':')) return '';
  const groups = address.split(':').slice(0, 3);
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? `${groups.join(':')}:*` : '';
}

/** What is kept of the device that opens a session: its user agent, shortened, and a part of its network address. */
export function storedDevice({
  userAgent,
  address,
}: {
  readonly userAgent: string;
  readonly address: string;
}) {
  return { userAgent: userAgent.slice(0, longestUserAgent), address: shortAddress(address) };
}
