import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * How the server treats the next email: accepts it, responds with a code, or disconnects after having read all of
 * it.
 */
export type Mood =
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
  behave: (...moods: Mood[]) => void;
  close: () => Promise<void>;
}

function refusal(code: number, address = 'you'): Error {
  const text = code >= 500 ? 'No such person here' : 'Recipient address rejected: try again later';
  return Object.assign(new Error(`<${address}>: ${text}`), { responseCode: code });
}

/** A local mail server that can reject, defer, or not respond. */
export async function startSmtp(): Promise<SmtpStandIn> {
  const received: ReceivedMail[] = [];
  let moods: Mood[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 300,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const mood = moods[0];
      if (typeof mood !== 'object' || mood.at !== 'recipient') return callback();
      attempts += 1;
      moods = moods.slice(1);
      callback(refusal(mood.code, address));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        attempts += 1;
        const [mood = 'accept', ...later] = moods;
        moods = later;
        if (typeof mood === 'object') return callback(refusal(mood.code));
        if (mood !== 'drop-after-data') {
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
        if (mood === 'accept') return callback();
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
      moods = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
