import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What the server does with the next mail: takes it, answers a code, or hangs up after having read all of it. */
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
  /** Every mail whose content was read and that the server keeps, in order. */
  received: ReceivedMail[];
  /** How often somebody tried to hand over a mail, whatever came of it. */
  attempts: () => number;
  /** For the next mails, one each; then 'accept' again. */
  behave: (...moods: Mood[]) => void;
  close: () => Promise<void>;
}

/** In the words of real servers, which name the recipient. */
function refusal(code: number, address = 'you'): Error {
  const text = code >= 500 ? 'No such person here' : 'Recipient address rejected: come back later';
  return Object.assign(new Error(`<${address}>: ${text}`), { responseCode: code });
}

/** A mail server on a port of its own that can be told to say no, later, or nothing at all. */
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
