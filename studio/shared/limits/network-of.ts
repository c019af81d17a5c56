import ipaddr from 'ipaddr.js';

/** One of the networks of an address. A larger one may do more. */
export interface Network {
  network: string;
  /** How many times as many requests. */
  factor: number;
  /** How many times as much of what is few: hours, seats, and the memory of one process. */
  reservedFactor: number;
}

/** What customers are given: a /64 each, a /56 for a household, a /48 for a company or a tunnel (RFC 6177). */
const prefixes = [
  { bits: 64, factor: 1, reservedFactor: 1 },
  { bits: 56, factor: 3, reservedFactor: 1.5 },
  { bits: 48, factor: 10, reservedFactor: 2 },
] as const;

/** Smallest first. An IPv4 address, also IPv4-mapped, is one network; so is anything that is no address. */
export function networksOf(address: string): Network[] {
  const parsed = parse(address);
  if (!(parsed instanceof ipaddr.IPv6))
    return [{ network: parsed?.toString() ?? address, factor: 1, reservedFactor: 1 }];
  return prefixes.map(({ bits, ...factors }) => ({ network: prefixOf(parsed, bits), ...factors }));
}

/** The smallest of its networks. */
export function networkOf(address: string): string {
  return networksOf(address)[0]?.network ?? address;
}

function parse(address: string) {
  const plain = address.replace(/%.*/, '').replace(/\/64$/, '');
  return ipaddr.isValid(plain) ? ipaddr.process(plain) : null;
}

function prefixOf({ parts }: ipaddr.IPv6, bits: number): string {
  const kept = parts.slice(0, Math.ceil(bits / 16));
  const cut = kept.length * 16 - bits;
  const groups = kept.map((group, index) => (index === kept.length - 1 ? (group >> cut) << cut : group));
  return `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/** Of a client, for shares of what the process holds and does at once. Everyone without an address is one network. */
export function networksOfClient(address: string | null): Network[] {
  return networksOf(address ?? 'unknown');
}
