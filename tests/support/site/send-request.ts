import { Agent, request } from 'node:http';

export interface Answer {
  status: number;
  /** Parsed when it is JSON, else text. */
  body: unknown;
  location?: string | undefined;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one request from the client with this number, which has its own address behind a trusted proxy. */
export function sendRequest(
  url: string,
  method: string,
  client: number,
  headers: Record<string, string>,
  body: string,
): Promise<Answer> {
  const from = `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`;
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      { method, agent, headers: { 'x-forwarded-for': from, ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          resolve({ status: answer.statusCode ?? 0, body: parsed(text), location: answer.headers.location });
        });
      },
    );
    asking.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close an idle connection at the moment it is used again (nodejs.org, request.reusedSocket).
      if (asking.reusedSocket && error.code === 'ECONNRESET')
        sendRequest(url, method, client, headers, body).then(resolve, reject);
      else reject(error);
    });
    asking.end(body);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function contentType(body: unknown): string {
  return body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json';
}

export function encode(body: unknown): string {
  if (body instanceof URLSearchParams || typeof body === 'string') return body.toString();
  return JSON.stringify(body);
}
