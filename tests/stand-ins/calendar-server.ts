import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CalendarServer {
  address: string;
  asked: number;
  answer: (response: ServerResponse) => void;
  nextRequest(): Promise<ServerResponse>;
  close(): Promise<void>;
}

export async function startCalendarServer(): Promise<CalendarServer> {
  const arrivals: Array<(response: ServerResponse) => void> = [];
  const server = createServer((_request, response) => {
    running.asked += 1;
    running.answer(response);
    arrivals.shift()?.(response);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const running: CalendarServer = {
    address: `http://localhost:${(server.address() as AddressInfo).port}/private-secret.ics`,
    asked: 0,
    answer: silent,
    nextRequest: () => new Promise((arrived) => arrivals.push(arrived)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return running;
}

export function silent(): void {}

export const withText =
  (text: string, status = 200) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'text/calendar' }).end(text);
  };

export const cutAfter =
  (text: string) =>
  (response: ServerResponse): void => {
    response.writeHead(200, { 'content-length': text.length * 2 });
    response.write(text, () => response.destroy());
  };

export const slowly =
  (text: string) =>
  (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/calendar' });
    response.write(text.slice(0, 1));
  };
