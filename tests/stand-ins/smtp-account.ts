import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

export interface SmtpRefusal {
  at: 'auth' | 'sender' | 'recipient';
  code: number;
  text: string;
}

export interface SmtpAccountStandIn {
  port: number;
  accepted: string[];
  offered: Array<{ from: string; to: string }>;
  refusal: SmtpRefusal | null;
  close(): Promise<void>;
}

export const smtpUser = 'thea@studio.example';
export const smtpPassword = 'p@ss/word #1 æ';

/** A server that wants a user and password. `from-start`: its port begins with TLS. */
export async function startSmtpAccount(
  tls: 'from-start' | 'starttls' | 'none' = 'starttls',
): Promise<SmtpAccountStandIn> {
  const standIn: SmtpAccountStandIn = { port: 0, accepted: [], offered: [], refusal: null, close };
  const refused = (at: SmtpRefusal['at']) => {
    const { refusal } = standIn;
    return refusal?.at === at ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null;
  };
  let from = '';
  const server = new SMTPServer({
    ...(tls === 'none' ? {} : selfSigned()),
    secure: tls === 'from-start',
    closeTimeout: 300,
    allowInsecureAuth: tls === 'none',
    disabledCommands: tls === 'none' ? ['STARTTLS'] : [],
    onAuth({ username, password }, _session, done) {
      const isRight = username === smtpUser && password === smtpPassword;
      const wrong = Object.assign(new Error('5.7.8 Authentication credentials invalid'), {
        responseCode: 535,
      });
      const error = refused('auth') ?? (isRight ? null : wrong);
      done(error, error ? undefined : { user: username });
    },
    onMailFrom({ address }, _session, done) {
      from = address;
      done(refused('sender'));
    },
    onRcptTo({ address }, _session, done) {
      standIn.offered.push({ from, to: address });
      done(refused('recipient'));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        standIn.accepted.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  standIn.port = (server.server.address() as AddressInfo).port;
  return standIn;
  function close() {
    return new Promise<void>((closed) => server.close(() => closed()));
  }
}

export async function startSilentServer(): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => {})));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

export function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'belcanto-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const make = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=debian -days 9';
  try {
    execFileSync('openssl', [...make.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
