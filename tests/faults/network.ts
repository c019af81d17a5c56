import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** The network between the server and something it calls: open, slow, or cut. */
export class Network {
  readonly #to: { host: string; port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #delayMs = 0;
  port = 0;

  constructor(url: URL) {
    this.#to = { host: url.hostname, port: Number(url.port) };
  }

  async open(): Promise<void> {
    if (this.#server) return;
    const server = createServer((near) => this.#join(near, connect(this.#to))).listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address && typeof address === 'object') this.port = address.port;
    this.#server = server;
  }

  /** Refuses new connections and resets the open ones. */
  async cut(): Promise<void> {
    const closed = this.#server && once(this.#server, 'close');
    this.#server?.close();
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Milliseconds that every packet is delayed in each direction. */
  slow(delayMs: number): void {
    this.#delayMs = delayMs;
  }

  #join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => this.#sockets.delete(from));
      from.on('data', (data) => this.#later(() => to.writable && to.write(data)));
      from.on('end', () => this.#later(() => to.end()));
    }
  }

  #later(send: () => void): void {
    if (this.#delayMs === 0) send();
    else setTimeout(send, this.#delayMs);
  }
}
