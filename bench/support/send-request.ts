import { Agent, request } from 'node:http';

export interface Answer {
  status: number;
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
  cookie: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export function sendRequest(
  url: string,
  method: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          body: Buffer.concat(parts),
          headers: answer.headers,
          cookie: (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
        }),
      );
    });
    asking.on('error', reject);
    asking.end(body);
  });
}
