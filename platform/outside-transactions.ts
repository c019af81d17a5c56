import type { Database } from './db/database.ts';
import type { Dns } from './dns/dns.ts';
import type { Files } from './files/files.ts';
import type { Certificates, GuardedHttp } from './http/guarded-http.ts';
import type { MailTransport } from './mail/mail.ts';
import type { Posters } from './posters/posters.ts';
import type { Processes } from './processes/processes.ts';

type Scope = Pick<Database, 'isInTransaction'>;

/** Throws on network calls inside a transaction: a slow vendor would keep its locks. */
export function checked<A extends unknown[], R>(db: Scope, name: string, call: (...args: A) => Promise<R>) {
  return async (...args: A): Promise<R> => {
    if (db.isInTransaction()) throw new Error(`${name} was called inside a transaction`);
    return call(...args);
  };
}

export function mailOutsideTransactions(mail: MailTransport, db: Scope): MailTransport {
  return {
    kind: mail.kind,
    deliver: checked(db, 'mail.deliver', (email, beforeFinalDot) => mail.deliver(email, beforeFinalDot)),
    check: checked(db, 'mail.check', async () => mail.check?.()),
  };
}

export function filesOutsideTransactions(files: Files, db: Scope): Files {
  return {
    put: checked(db, 'files.put', (key, body, rules) => files.put(key, body, rules)),
    open: checked(db, 'files.open', (key, range) => files.open(key, range)),
    remove: checked(db, 'files.remove', (key) => files.remove(key)),
    list: checked(db, 'files.list', (prefix) => files.list(prefix)),
  };
}

export function postersOutsideTransactions(posters: Posters, db: Scope): Posters {
  return { fetch: checked(db, 'posters.fetch', (video) => posters.fetch(video)) };
}

export function httpOutsideTransactions(http: GuardedHttp, db: Scope): GuardedHttp {
  return { request: checked(db, 'http.request', (address, request) => http.request(address, request)) };
}

export function certificatesOutsideTransactions(of: Certificates, db: Scope): Certificates {
  return {
    certificate: checked(db, 'certificate', (address, limits) => of.certificate(address, limits)),
  };
}

export function dnsOutsideTransactions(dns: Dns, db: Scope): Dns {
  return {
    txt: checked(db, 'dns.txt', (name) => dns.txt(name)),
    cname: checked(db, 'dns.cname', (name) => dns.cname(name)),
    mx: checked(db, 'dns.mx', (name) => dns.mx(name)),
  };
}

export function processesOutsideTransactions(processes: Processes, db: Scope): Processes {
  return {
    async run(name, input, options) {
      if (db.isInTransaction()) throw new Error('processes.run was called inside a transaction');
      return processes.run(name, input, options);
    },
    keepWarm: (lane) => processes.keepWarm(lane),
    close: () => processes.close(),
  };
}
