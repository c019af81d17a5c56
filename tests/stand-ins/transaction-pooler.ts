import { connect, createServer, type Socket } from 'node:net';

export interface TransactionPooler {
  /** To put into DATABASE_URL. */
  readonly url: string;
  /** Cuts every connection and takes no new ones. */
  stop(): void;
  start(): void;
  close(): void;
}

interface Message {
  type: string;
  body: Buffer;
  whole: Buffer;
}

/** Cuts a stream of PostgreSQL's wire protocol into messages. */
function messages(socket: Socket, onMessage: (message: Message) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (data) => {
    rest = Buffer.concat([rest, Buffer.from(data)]);
    while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
      const size = 1 + rest.readInt32BE(1);
      const whole = rest.subarray(0, size);
      rest = rest.subarray(size);
      onMessage({ type: String.fromCharCode(whole[0] ?? 0), body: whole.subarray(5), whole });
    }
  });
}

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const text = (value: string) => Buffer.from(`${value}\0`);
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const ready = message('Z', Buffer.from('I'));

class Backend {
  client: Socket | null = null;
  readonly socket: Socket;
  onIdle: () => void = () => {};

  constructor(database: URL, onReady: () => void) {
    this.socket = connect(Number(database.port), database.hostname);
    this.socket.on('error', () => {});
    const name = database.pathname.slice(1);
    const startup = Buffer.concat([int32(196_608), text('user'), text(database.username), text('database')]);
    const body = Buffer.concat([startup, text(name), Buffer.from([0])]);
    this.socket.write(Buffer.concat([int32(body.length + 4), body]));
    let isReady = false;
    messages(this.socket, ({ type, body: content, whole }) => {
      if (isReady) return this.#pass(type, content, whole);
      if (type === 'R' && content.readInt32BE(0) === 3)
        this.socket.write(message('p', text(database.password)));
      if (type !== 'Z') return;
      isReady = true;
      onReady();
    });
  }

  #pass(type: string, body: Buffer, whole: Buffer): void {
    // Notifications reach the client connected at the moment, as with PgBouncer: they are not reliable.
    this.client?.write(whole);
    if (type === 'Z' && body.toString() === 'I') {
      this.client = null;
      this.onIdle();
    }
  }
}

/**
 * A pooler of `size` server connections that refuses session settings, lends a connection for one transaction, and
 * knows nothing of prepared statements: harder than PgBouncer from 1.21 on with `max_prepared_statements`.
 */
export async function startTransactionPooler(
  databaseUrl: string,
  { size = 2, refusal = { code: '08P01', words: 'unsupported startup parameter: options' } } = {},
): Promise<TransactionPooler> {
  const database = new URL(databaseUrl);
  const idle: Backend[] = [];
  const backends: Backend[] = [];
  const waiting: ((backend: Backend) => void)[] = [];
  const clients = new Set<Socket>();
  const give = (backend: Backend) => {
    const next = waiting.shift();
    if (next) next(backend);
    else idle.push(backend);
  };
  const open = () => {
    for (let at = 0; at < size; at += 1) {
      const backend = new Backend(database, () => give(backend));
      backend.onIdle = () => give(backend);
      backends.push(backend);
    }
  };
  const cut = () => {
    for (const { socket } of backends.splice(0)) socket.destroy();
    for (const client of clients) client.destroy();
    idle.length = 0;
    waiting.length = 0;
  };
  let isStopped = false;
  const server = createServer((client) => {
    if (isStopped) return client.destroy();
    clients.add(client);
    client.on('error', () => {}).on('close', () => clients.delete(client));
    client.once('data', (startup) => {
      if (startup.includes('\0options\0')) {
        const why = Buffer.concat([
          text('SFATAL'),
          text(`C${refusal.code}`),
          text(`M${refusal.words}`),
          Buffer.from([0]),
        ]);
        client.end(message('E', why));
        return;
      }
      client.write(Buffer.concat([message('R', int32(0)), ready]));
      serve(client, (work) => {
        const free = idle.shift();
        if (free) work(free);
        else waiting.push(work);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `postgres://pooled:none@127.0.0.1:${port}${database.pathname}`,
    stop() {
      isStopped = true;
      cut();
    },
    start() {
      isStopped = false;
      open();
    },
    close() {
      cut();
      server.close();
    },
  };
}

/** Lends the client a server connection from the first message of a transaction until it ends. */
function serve(client: Socket, borrow: (work: (backend: Backend) => void) => void): void {
  let linked: Backend | null = null;
  let batch: Buffer[] = [];
  messages(client, ({ type, whole }) => {
    if (type === 'X') return client.end();
    batch.push(whole);
    if (type !== 'S' && type !== 'Q') return;
    const bytes = Buffer.concat(batch);
    batch = [];
    const send = (backend: Backend) => {
      linked = backend;
      backend.client = client;
      backend.socket.write(bytes);
    };
    if (linked && (linked as Backend).client === client) send(linked);
    else borrow(send);
  });
}
