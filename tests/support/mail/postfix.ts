import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { makeCertificates } from '#tests/stand-ins/certificates.ts';
import { freePort } from '../site/free-port.ts';
import { temporaryFolder } from '../site/temporary-folder.ts';

const master = '/usr/lib/postfix/sbin/master';

/** Postfix begins as root. `npm test` does not install it: it would serve port 25 from then on. */
export const hasPostfix = existsSync(master) && process.getuid?.() === 0;

/** With the limit of processes of each. */
const services = [
  'cleanup unix n - n - 0 cleanup',
  'qmgr unix n - n 300 1 qmgr',
  'tlsmgr unix - - n 1000? 1 tlsmgr',
  'rewrite unix - - n - - trivial-rewrite',
  'smtp unix - - n - - smtp',
  'relay unix - - n - - smtp',
  'error unix - - n - - error',
  'retry unix - - n - - error',
  'proxymap unix - - n - - proxymap',
  'bounce unix - - n - 0 bounce',
  'defer unix - - n - 0 bounce',
  'trace unix - - n - 0 bounce',
  'verify unix - - n - 1 verify',
  'anvil unix - - n - 1 anvil',
  'scache unix - - n - 1 scache',
];

/**
 * Debian's Postfix with a certificate that it signed itself, until the test ends. It passes every email of this computer
 * on to `next`. Returns the ports that begin with STARTTLS and with TLS.
 */
export async function startPostfix(next: URL): Promise<{ startTls: number; tls: number }> {
  const [folder, startTls, tls] = [temporaryFolder(), await freePort(), await freePort()];
  const { key, selfSigned } = makeCertificates(`${folder}/certificates`);
  writeFileSync(`${folder}/key.pem`, key, { mode: 0o600 });
  writeFileSync(`${folder}/cert.pem`, selfSigned);
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postfix'], { encoding: 'utf8' }));
  for (const name of ['spool', 'data']) mkdirSync(`${folder}/${name}`);
  chownSync(`${folder}/data`, id('-u'), id('-g'));
  chmodSync(folder, 0o755);
  const settings = {
    compatibility_level: '3.6',
    queue_directory: `${folder}/spool`,
    data_directory: `${folder}/data`,
    daemon_directory: '/usr/lib/postfix/sbin',
    maillog_file: `${folder}/log`,
    maillog_file_prefixes: folder,
    inet_protocols: 'ipv4',
    myhostname: 'studio.example',
    mydestination: '',
    alias_maps: '',
    mynetworks: '127.0.0.0/8',
    relayhost: `[${next.hostname}]:${next.port}`,
    smtp_host_lookup: 'native',
    smtpd_tls_security_level: 'may',
    smtpd_tls_cert_file: `${folder}/cert.pem`,
    smtpd_tls_key_file: `${folder}/key.pem`,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(`${folder}/main.cf`, lines.join('\n'));
  writeFileSync(
    `${folder}/master.cf`,
    [
      `127.0.0.1:${startTls} inet n - n - - smtpd`,
      `127.0.0.1:${tls} inet n - n - - smtpd -o smtpd_tls_wrappermode=yes`,
      'postlog unix-dgram n - n - 1 postlogd',
      ...services,
    ].join('\n'),
  );
  execFileSync('/usr/sbin/postfix', ['-c', folder, 'check'], { stdio: 'ignore' });
  const postfix = spawn(master, ['-c', folder, '-d'], { stdio: 'ignore' });
  onTestFinished(async () => {
    postfix.kill('SIGTERM');
    if (postfix.exitCode === null) await once(postfix, 'exit');
  });
  for (const port of [startTls, tls]) await answers(port);
  return { startTls, tls };
}

async function answers(port: number): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    if (attempt === 100) throw new Error('Postfix does not listen.');
    await pause(50);
  }
}
