import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { faultOf, type Key } from './signature.ts';

/** How the next request fails: with an answer, or with a connection closed before or after it took effect. */
export type Fault =
  | { status: number; body?: string; headers?: Record<string, string> }
  | 'cut-before'
  | 'cut-after'
  /** Headers, and no byte of the body. */
  | 'stall'
  | 'silence';

/** What the service does with If-None-Match: a status refuses it, 412 always. */
export type ConditionalWrites = 'honoured' | 'ignored' | 400 | 412 | 501;

export interface S3StandIn {
  url: string;
  bucket: string;
  key: Key;
  objects: Map<string, { content: Buffer; contentType: string }>;
  /** Requests whose signature was right, as `PUT key`. */
  requested: string[];
  /** For the next requests, one each. */
  behave(...faults: Fault[]): void;
  /** For every request until the next call. */
  refuse(fault: Fault | null): void;
  writeConditionally(how: ConditionalWrites): void;
  close(): Promise<void>;
}

/** A local S3 server with one bucket: signed requests only, conditional writes, ranges. */
export async function startS3(bucket = 'belcanto-test'): Promise<S3StandIn> {
  const state = {
    bucket,
    key: { accessKeyId: 'TESTKEY', secretAccessKey: 'test/secret+key' },
    objects: new Map<string, { content: Buffer; contentType: string }>(),
    requested: [] as string[],
  };
  let faults: Fault[] = [];
  let lasting: Fault | null = null;
  let conditional: ConditionalWrites = 'honoured';
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const trouble = faults.shift() ?? lasting;
    if (trouble === 'silence') return;
    if (trouble === 'stall') return void response.writeHead(503, { 'content-length': '9' }).flushHeaders();
    if (trouble === 'cut-before') return request.socket.destroy();
    if (trouble && typeof trouble === 'object') return refuseAs(response, trouble);
    const unsupported = unsupportedHeader(request);
    if (unsupported)
      return refuse(response, 400, 'InvalidArgument', `Unsupported header '${unsupported}' received`);
    const fault = faultOf(request, state.key, Date.now());
    if (fault) return refuse(response, 403, fault);
    if (request.headers['if-none-match'] && typeof conditional === 'number')
      return refuse(response, conditional, codeOf[conditional], conditionalWords);
    if (conditional === 'ignored') delete request.headers['if-none-match'];
    const [address = '', query = ''] = (request.url ?? '').split('?');
    const path = decodeURIComponent(address);
    if (path === `/${state.bucket}/` && request.method === 'GET')
      return list(response, state.objects, new URLSearchParams(query));
    if (path === `/${state.bucket}` && request.method === 'HEAD') return void response.writeHead(200).end();
    const name = path.startsWith(`/${state.bucket}/`) ? path.slice(state.bucket.length + 2) : null;
    if (name === null) return refuse(response, 404, 'NoSuchBucket');
    state.requested.push(`${request.method} ${name}`);
    if (trouble === 'cut-after') {
      answer(request, discardedAnswer(), state.objects, name, body);
      return request.socket.destroy();
    }
    answer(request, response, state.objects, name, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...state,
    url: `http://127.0.0.1:${port}`,
    behave: (...next) => {
      faults = next;
    },
    refuse: (fault) => {
      lasting = fault;
    },
    writeConditionally: (how) => {
      conditional = how;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** ListObjectsV2, in pages of three. */
function list(response: ServerResponse, objects: S3StandIn['objects'], query: URLSearchParams): void {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const after = query.get('continuation-token') ?? '';
  const rest = keys.filter((key) => key > after);
  const page = rest.slice(0, 3);
  const isMore = rest.length > page.length;
  const contents = page.map((key) => {
    const size = objects.get(key)?.content.length ?? 0;
    return `<Contents><Key>${key}</Key><Size>${size}</Size><ETag>"e"</ETag></Contents>`;
  });
  const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

type Answering = Pick<ServerResponse, 'writeHead' | 'end'>;

function answer(
  request: IncomingMessage,
  response: Answering,
  objects: S3StandIn['objects'],
  name: string,
  body: Buffer,
) {
  const found = objects.get(name);
  if (request.method === 'PUT') {
    if (request.headers['content-length'] === undefined) {
      refuse(response, 411, 'MissingContentLength');
      return;
    }
    if (found && request.headers['if-none-match'] === '*') {
      refuse(response, 412, 'PreconditionFailed');
      return;
    }
    objects.set(name, { content: body, contentType: String(request.headers['content-type']) });
    response.writeHead(200, { etag: '"e"' });
    response.end();
    return;
  }
  if (request.method === 'DELETE') {
    objects.delete(name);
    response.writeHead(204);
    response.end();
    return;
  }
  if (!found) {
    refuse(response, 404, 'NoSuchKey');
    return;
  }
  send(request, response, found);
}

function send(
  request: IncomingMessage,
  response: Answering,
  { content, contentType }: { content: Buffer; contentType: string },
) {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const headers = { 'content-type': contentType, 'accept-ranges': 'bytes' };
  if (!range) {
    response.writeHead(200, { ...headers, 'content-length': content.length });
    response.end(request.method === 'HEAD' ? undefined : content);
    return;
  }
  const start = Number(range[1]);
  const end = Math.min(range[2] ? Number(range[2]) : content.length - 1, content.length - 1);
  if (start >= content.length) {
    refuse(response, 416, 'InvalidRange');
    return;
  }
  const part = content.subarray(start, end + 1);
  const place = `bytes ${start}-${end}/${content.length}`;
  response.writeHead(206, { ...headers, 'content-length': part.length, 'content-range': place });
  response.end(part);
}

function refuse(response: Answering, status: number, code: string, message = 'No'): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
  );
}

function refuseAs(response: Answering, { status, body, headers }: Exclude<Fault, string>): void {
  if (body === undefined) {
    refuse(response, status, 'InternalError');
    return;
  }
  response.writeHead(status, { 'content-type': 'application/xml', ...headers });
  response.end(body);
}

const codeOf = { 400: 'InvalidArgument', 412: 'PreconditionFailed', 501: 'NotImplemented' } as const;
const conditionalWords = 'A header you provided implies functionality that is not implemented';

/** Checksums and chunked signatures of Amazon's newer clients, which B2, R2, Hetzner and older Ceph refuse. */
function unsupportedHeader({ headers }: IncomingMessage): string | undefined {
  if (headers['content-encoding']?.includes('aws-chunked')) return 'content-encoding';
  if (String(headers['x-amz-content-sha256']).startsWith('STREAMING')) return 'x-amz-content-sha256';
  return Object.keys(headers).find((name) =>
    /^x-amz-(?:checksum|sdk-checksum|trailer)|^expect$|^transfer-encoding$/.test(name),
  );
}

/** A response that is discarded. */
function discardedAnswer(): Answering {
  const nothing: Answering = {
    writeHead: () => nothing as ServerResponse,
    end: () => nothing as ServerResponse,
  };
  return nothing;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
