/** Public DNS records. A name without any is empty or null. @throws DnsUnavailable */
export interface Dns {
  /** The strings of one record are joined (RFC 7208, 3.3). */
  txt(name: string): Promise<string[]>;
  cname(name: string): Promise<string | null>;
  mx(name: string): Promise<string[]>;
}

/** The name server gave no answer, which says nothing about the record. `code`: of node:dns. */
export class DnsUnavailable extends Error {
  override name = 'DnsUnavailable';
  readonly code: string;

  constructor(code: string) {
    super(`The name server gave no answer (${code})`);
    this.code = code;
  }
}
