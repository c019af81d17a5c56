import { Resolver } from 'node:dns/promises';
import { type Dns, DnsUnavailable } from './dns.ts';

const TIMEOUT_MS = 3_000;

/** ENOTFOUND: the name does not exist; ENODATA: it has no record of the type; EBADNAME: no name can be like this. */
const empty = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/** Asks `servers`, such as '192.0.2.1:53', or those of the operating system. */
export function openDns(servers: readonly string[]): Dns {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    txt: async (name) => (await found(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    cname: async (name) => plainName((await found(resolver.resolveCname(name)))[0] ?? '') || null,
    mx: async (name) =>
      (await found(resolver.resolveMx(name)))
        .toSorted((one, other) => one.priority - other.priority)
        .map(({ exchange }) => plainName(exchange)),
  };
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

async function found<Record>(answer: Promise<Record[]>): Promise<Record[]> {
  try {
    return await answer;
  } catch (error) {
    const { code = 'no answer' } = error as NodeJS.ErrnoException;
    if (empty.has(code)) return [];
    throw new DnsUnavailable(code);
  }
}
