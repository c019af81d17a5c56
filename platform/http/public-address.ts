import ipaddr from 'ipaddr.js';

/** All that IANA has assigned as global unicast; the special-purpose ranges inside are excluded by `range()`. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * False for every range of IANA's special-purpose registries, for multicast, and for IPv6 addresses that contain an
 * IPv4 address (compatible, translated, NAT64, 6to4, Teredo). An IPv4-mapped address counts as its IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const found = ipaddr.process(address);
  if (found.range() !== 'unicast') return false;
  return !(found instanceof ipaddr.IPv6) || found.match(globalUnicast);
}
