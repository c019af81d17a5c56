import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * How the server treats the next email: accepts it, responds with a code, or disconnects after having read all of
 * it.
 */
export type Behaviour =
  | 'accept'
  | { code: number; at: 'recipient' | 'content' }
  | 'drop-after-data'
  | 'take-and-drop';

export interface ReceivedMail {
  envelope: { from: string; to: string[] };
  raw: string;
  parsed: Email;
}

export interface SmtpStandIn {
  url: string;
  /** Every accepted email, in order. */
  received: ReceivedMail[];
  /** How many deliveries were attempted, whatever the result. */
  attempts: () => number;
  /** For the next emails, one each; then 'accept' again. */
  behave: (...behaviours: Behaviour[]) => void;
  close: () => Promise<void>;
}

function refusal(code: number, address = 'you'): Error {
  const text = code >= 500 ? 'No such person here' : 'Recipient address rejected: try again later';
  return Object.assign(new Error(`<${address}>: ${text}`), { responseCode: code });
}

/** A local mail server that can reject, defer, or not respond. */
export async function startSmtp(): Promise<SmtpStandIn> {
  const received: ReceivedMail[] = [];
  let behaviours: Behaviour[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 300,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const behaviour = behaviours[0];
      if (typeof behaviour !== 'object' || behaviour.at !== 'recipient') return callback();
      attempts += 1;
      behaviours = behaviours.slice(1);
      callback(refusal(behaviour.code, address));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        attempts += 1;
        const [behaviour = 'accept', ...later] = behaviours;
        behaviours = later;
        if (typeof behaviour === 'object') return callback(refusal(behaviour.code));
        if (behaviour !== 'drop-after-data') {
          const raw = Buffer.concat(chunks).toString('utf8');
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            envelope: {
              from: mailFrom ? mailFrom.address : '',
              to: rcptTo.map((recipient) => recipient.address),
            },
            raw,
            parsed: await PostalMime.parse(raw),
          });
        }
        if (behaviour === 'accept') return callback();
        for (const connection of server.connections) connection._socket.destroy();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    attempts: () => attempts,
    behave: (...next) => {
      behaviours = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
