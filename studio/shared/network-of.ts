import ipaddr from 'ipaddr.js';

/**
 * What counts as one network address: an IPv4 address, or the first half of an IPv6 address, since whoever has one
 * of those has 2^64 of them. IPv4 written as IPv6 counts as IPv4. A network stays what it is.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/\/64$/, '');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
