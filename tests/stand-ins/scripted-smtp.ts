import { type AddressInfo, createServer, type Socket } from 'node:net';

export const smtpSteps = ['greeting', 'EHLO', 'STARTTLS', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'dot'] as const;
export type SmtpStep = (typeof smtpSteps)[number];

/** 'close' and 'silence' come instead of an answer; 'half': a line without its end, then closed. */
export type SmtpAnswer = number | 'close' | 'silence' | 'half' | 'garbage';

export interface SmtpScript {
  step: SmtpStep;
  answer: SmtpAnswer;
  delayMs?: number;
  /** At the final dot: whether the server keeps the email in spite of not answering. */
  isTaken?: boolean;
}

export interface ScriptedSmtp {
  url: string;
  /** One for each message the server took: whether its sender could know. */
  taken: Array<{ isAnswered: boolean; to: string }>;
  /** Every message received to its final dot, byte for byte. */
  raw: string[];
  /** Final dots received, answered or not. */
  dots: () => number;
  close: () => Promise<void>;
}

const usual: Record<SmtpStep, number> = {
  greeting: 220,
  EHLO: 250,
  STARTTLS: 502,
  AUTH: 235,
  MAIL: 250,
  RCPT: 250,
  DATA: 354,
  dot: 250,
};

/** Answers each connection, and each further email on one, by the next script, then as usual. `text`: of its replies; the first line of EHLO is a name. */
export async function startScriptedSmtp(
  scripts: readonly (SmtpScript | null)[] | ((to: string) => SmtpScript | null),
  { text = 'words of the server', dotDelayMs = 0, answerDelayMs = 0 } = {},
): Promise<ScriptedSmtp> {
  const taken: ScriptedSmtp['taken'] = [];
  const raw: string[] = [];
  const sockets = new Set<Socket>();
  let used = 0;
  let dots = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    const next = () => (typeof scripts === 'function' ? null : scripts[used++]);
    let current = next();
    let hasMail = false;
    let to = '';
    let rest = '';
    let isData = false;
    let message = '';
    /** Lines of the client that are still to come. */
    let loginLines = 0;
    const reply = (step: SmtpStep): boolean => {
      const script = typeof scripts === 'function' ? scripts(to) : current;
      const answer = script?.step === step ? script.answer : usual[step];
      const isOk = typeof answer === 'number' && answer < 300;
      if (step === 'dot' && (isOk || script?.isTaken)) taken.push({ isAnswered: isOk, to });
      if (answer === 'close') socket.destroy();
      else if (answer === 'half') socket.end('25');
      else if (answer === 'garbage') socket.write('what\r\n');
      else if (answer !== 'silence') {
        const names = ['mail.test', 'AUTH LOGIN', ...(script?.step === 'STARTTLS' ? ['STARTTLS'] : [])];
        const lines = step === 'EHLO' && isOk ? names.map((name) => `${answer}-${name}\r\n`).join('') : '';
        const delay =
          (step === 'dot' ? dotDelayMs : answerDelayMs) + (script?.step === step ? (script.delayMs ?? 0) : 0);
        setTimeout(() => socket.write(`${lines}${answer} ${text}\r\n`), delay);
      }
      // Some servers answer DATA with 250.
      return typeof answer === 'number' && answer < 400;
    };
    /** LOGIN asks for the name, then for the password. */
    const signIn = (verb: string) => {
      if (verb === 'AUTH') loginLines = 2;
      else loginLines -= 1;
      if (loginLines === 0) reply('AUTH');
      else
        setTimeout(
          () => socket.write(loginLines === 2 ? '334 VXNlcm5hbWU6\r\n' : '334 UGFzc3dvcmQ6\r\n'),
          answerDelayMs,
        );
    };
    const command = (line: string) => {
      const [verb = ''] = line.toUpperCase().split(/[ :]/);
      if (isData) {
        if (line !== '.') {
          message += `${line}\n`;
          return;
        }
        raw.push(message);
        message = '';
        isData = false;
        dots += 1;
        reply('dot');
      } else if (verb === 'AUTH' || loginLines > 0) signIn(verb);
      else if (verb === 'RCPT') {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        reply('RCPT');
      } else if (verb === 'STARTTLS') reply('STARTTLS');
      else if (verb === 'EHLO' || verb === 'MAIL') {
        if (hasMail) current = next();
        hasMail = verb === 'MAIL';
        reply(verb);
      } else if (verb === 'DATA') isData = reply('DATA');
      else socket.write(verb === 'RSET' || verb === 'QUIT' ? '250 ok\r\n' : '500 what\r\n');
    };
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) command(line);
    });
    reply('greeting');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    raw,
    dots: () => dots,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
