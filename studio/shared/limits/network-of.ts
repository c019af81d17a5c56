import ipaddr from 'ipaddr.js';

/** An IPv4 address or IPv6 /64, since one customer controls 2^64 addresses. IPv4-mapped IPv6 counts as IPv4. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/\/64$/, '');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
