import type { JsonCall } from '#app/json-routes.ts';
import { jsonAnswer } from '#app/web/answers.ts';
import { holdFiles } from '#app/web/bodies/hold-files.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { callingPage } from '#app/web/page-language.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { type Network, networksOfClient } from '#studio/shared/limits/network-of.ts';
import type { Who } from '#studio/shared/who.ts';
import {
  maxPdfBytes,
  mayUpload,
  type StoreUploadOutcome,
  storeUpload,
  type UploadRefusal,
  uploadRefused,
} from '#studio/site/magazine/store-upload.ts';

/**
 * Wire call 9: a PDF into the bucket magazine-pdfs, as multipart form whose file part has no name, or as raw
 * bytes. Visitors need a token (`x-upload-token`); without one the body is not read. Refusals have the storage
 * service's format.
 */
export async function action({ request, context, params }: JsonCall): Promise<Response> {
  if (request.method !== 'POST')
    return refusal(405, 'method_not_allowed', 'This call does not take this method.');
  const world = worldOf(context);
  const { language } = callingPage(request, world.settings.siteUrl);
  const who = { ...(await whoOf(request, context)), language };
  const token = request.headers.get('x-upload-token');
  const outcome = (await mayUpload(world, who, token))
    ? await readFile(request, who, (bytes) =>
        storeUpload(world, who, { name: params['*'] ?? '', bytes, token }),
      )
    : uploadRefused(who, 'no-token');
  if (!outcome.ok) return refused(outcome.refusal, outcome.message);
  const key = `magazine-pdfs/${outcome.name}`;
  return jsonAnswer({ Key: key, Id: outcome.id });
}

/** Files are served at their public URLs only. */
export function loader(): Response {
  return refusal(405, 'method_not_allowed', 'POST only.');
}

async function readFile(
  request: Request,
  who: Who,
  keep: (bytes: Uint8Array) => Promise<StoreUploadOutcome>,
): Promise<StoreUploadOutcome> {
  const networks = networksOfClient(who.address);
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? ''))
    return readRaw(request, { who, networks, keep });
  const rules = { mostFiles: 1, maxFileBytes: maxPdfBytes, networks };
  return readUpload(request, rules, async ({ files: [file], refusal: why }) => {
    if (why) return uploadRefused(who, why.reason);
    return file ? keep(file.bytes) : uploadRefused(who, 'empty');
  });
}

interface RawUpload {
  who: Who;
  networks: readonly Network[];
  keep: (bytes: Uint8Array) => Promise<StoreUploadOutcome>;
}

function readRaw(request: Request, { who, networks, keep }: RawUpload): Promise<StoreUploadOutcome> {
  return holdFiles({ networks, signal: request.signal }, async (held) => {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of request.body ?? []) {
      bytes += chunk.length;
      if (bytes > maxPdfBytes) return uploadRefused(who, 'too-large');
      if (!held.hold(chunk.length)) return uploadRefused(who, 'busy');
      chunks.push(chunk);
    }
    return keep(new Uint8Array(Buffer.concat(chunks)));
  });
}

const shapes: Partial<Record<UploadRefusal, [statusCode: number, error: string]>> = {
  taken: [409, 'Duplicate'],
  'too-large': [413, 'Payload too large'],
  full: [413, 'Payload too large'],
  'no-token': [403, 'Unauthorized'],
  busy: [429, 'too_many_requests'],
  'bad-name': [400, 'InvalidKey'],
};

function refused(why: UploadRefusal, message: string): Response {
  const [code, error] = shapes[why] ?? [400, 'invalid_file'];
  return refusal(code, error, message);
}

/** A duplicate is HTTP 400 with its code in the body, as the storage service answers. */
function refusal(code: number, error: string, message: string): Response {
  return jsonAnswer({ statusCode: String(code), error, message }, { status: code === 409 ? 400 : code });
}
