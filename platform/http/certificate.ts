import { isIP } from 'node:net';
import { connect } from 'node:tls';

export type CertificateProblem = 'expired' | 'name' | 'self-signed' | 'untrusted';

export interface Certificate {
  validFrom: Temporal.Instant;
  validTo: Temporal.Instant;
  /** Null: a browser accepts it now. */
  problem: CertificateProblem | null;
}

interface Place {
  /** The name that the certificate must have. */
  host: string;
  port: number;
  /** Already checked. */
  address: string;
  signal: AbortSignal;
}

/** Of a TLS server, whatever is wrong with it; nothing is sent over the connection. */
export function certificateAt({ host, port, address, signal }: Place): Promise<Certificate> {
  return new Promise((fulfil, reject) => {
    const socket = connect({
      host: address,
      port,
      rejectUnauthorized: false,
      ...(isIP(host) ? {} : { servername: host }),
    });
    const stop = () => socket.destroy(new Error('no certificate in time'));
    signal.addEventListener('abort', stop, { once: true });
    socket.on('close', () => signal.removeEventListener('abort', stop));
    socket.on('error', reject);
    socket.on('secureConnect', () => {
      const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
      const problem = socket.authorizationError ? problemOf(String(socket.authorizationError)) : null;
      socket.destroy();
      if (!from || !to) return reject(new Error('the server has no certificate'));
      fulfil({ validFrom: momentOf(from), validTo: momentOf(to), problem });
    });
  });
}

/** As OpenSSL writes it: 'Nov 29 22:16:00 2026 GMT'. */
function momentOf(text: string): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Date.parse(text));
}

function problemOf(code: string): CertificateProblem {
  if (code.includes('CERT_HAS_EXPIRED')) return 'expired';
  if (code.includes('ALTNAME')) return 'name';
  return code.includes('SELF_SIGNED') ? 'self-signed' : 'untrusted';
}
