import { generateKeyPairSync } from 'node:crypto';
import { type Dns, DnsUnavailable } from '#platform/dns/dns.ts';

export function zoneDns(zone: Readonly<Record<string, readonly string[]>>): Dns {
  return {
    txt: async (name) => [...(zone[name] ?? [])],
    cname: async () => null,
    mx: async () => [],
  };
}

export const silentDns: Dns = {
  txt: () => Promise.reject(new DnsUnavailable('ETIMEOUT')),
  cname: () => Promise.reject(new DnsUnavailable('ETIMEOUT')),
  mx: () => Promise.reject(new DnsUnavailable('ETIMEOUT')),
};

export const dkimText = `v=DKIM1; k=rsa; p=${generateKeyPairSync('rsa', { modulusLength: 1024 })
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64')}`;
