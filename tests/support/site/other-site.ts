import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll } from 'vitest';

export interface OtherSite {
  /** Another host than the studio's `localhost`. */
  readonly url: string;
  readonly requested: string[];
  show(path: string, page: { html: string; policy?: string }): void;
}

/** A site of another owner on a local port (0: any), with its own pages and policies. */
export function otherSite(port = 0): OtherSite {
  const pages = new Map<string, { html: string; policy?: string }>();
  const given = {
    requested: [] as string[],
    show: (path: string, page: { html: string }) => pages.set(path, page),
  };
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => {
      given.requested.push(request.url ?? '');
      const page = pages.get(request.url ?? '');
      response.writeHead(page ? 200 : 204, {
        'content-type': 'text/html; charset=utf-8',
        ...(page?.policy ? { 'content-security-policy': page.policy } : {}),
      });
      response.end(page?.html);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The other site has no port');
    Object.assign(given, { url: `http://127.0.0.1:${address.port}` });
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
  });
  return given as unknown as OtherSite;
}
