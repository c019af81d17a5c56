import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

export interface TestCertificates {
  /** Of the authority that signed the others. */
  authority: string;
  key: string;
  good: string;
  expired: string;
  selfSigned: string;
}

/** For studio.example, in a new folder. */
export function makeCertificates(folder: string): TestCertificates {
  const openssl = (command: string) =>
    execFileSync('openssl', command.split(' '), { cwd: folder, stdio: 'ignore' });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/names`, 'subjectAltName=DNS:studio.example\n');
  for (const name of ['ca', 'leaf'])
    openssl(`genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out ${name}.key`);
  const authority = '-addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign';
  openssl(`req -x509 -new -key ca.key -days 3650 -subj /CN=Authority ${authority} -out ca.pem`);
  openssl('req -new -key leaf.key -subj /CN=studio.example -out leaf.csr');
  const sign = 'x509 -req -in leaf.csr -CA ca.pem -CAkey ca.key -extfile names';
  openssl(`${sign} -days 90 -out good.pem`);
  openssl(`${sign} -days 0 -out expired.pem`);
  openssl(
    'req -x509 -new -key leaf.key -days 90 -subj /CN=studio.example -addext subjectAltName=DNS:studio.example -out self.pem',
  );
  const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
  return {
    authority: read('ca.pem'),
    key: read('leaf.key'),
    good: read('good.pem'),
    expired: read('expired.pem'),
    selfSigned: read('self.pem'),
  };
}
