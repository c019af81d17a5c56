import type { IncomingMessage, ServerResponse } from 'node:http';

/** Hono reads on for half a second, at most 64 MB each, so that a client sees an answer that came before its body was sent. */
const mostAtOnce = 4;

/** Bounds how many bodies are read only to be thrown away; the connections of others are closed with their answer. */
export class UnreadBodies {
  #draining = 0;

  watch(request: IncomingMessage, response: ServerResponse): void {
    response.once('finish', () => {
      if (request.complete || request.destroyed) return;
      if (this.#draining >= mostAtOnce) {
        request.destroy();
        return;
      }
      this.#draining += 1;
      request.once('close', () => {
        this.#draining -= 1;
      });
    });
  }
}
