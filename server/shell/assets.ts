import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { openToAll } from './cors.ts';
import { isEmbedPath } from './path-kinds.ts';
import { inertPolicy, workerPolicy } from './security-headers.ts';
import { etagOf, type StoredAnswer } from './shared-pages/stored-answer.ts';

export type Assets = ReadonlyMap<string, StoredAnswer>;

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.speculationrules': 'application/speculationrules+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export async function loadAssets(folder: string): Promise<Assets> {
  const assets = new Map<string, StoredAnswer>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Set(entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name)));
  const read = async (file: string) => (files.has(file) ? new Uint8Array(await readFile(file)) : undefined);
  for (const file of files) {
    const type = types[extname(file)];
    const name = relative(folder, file).split(sep).join('/');
    if (!type || name.startsWith('.')) continue;
    const [identity, br, gzip] = await Promise.all([read(file), read(`${file}.br`), read(`${file}.gz`)]);
    if (!identity) continue;
    assets.set(`/${name}`, {
      status: 200,
      headers: headersFor(name, type, { isCompressed: br !== undefined || gzip !== undefined }),
      etag: etagOf(identity),
      bodies: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
      lazy: null,
    });
  }
  return assets;
}

/** Only for what a browser opens as a document or runs as a worker: for others it has no effect. */
function policyFor(name: string, type: string): Record<string, string> {
  if (name === 'admin-worker.js') return { 'content-security-policy': workerPolicy };
  const isDocument = /html|xml|pdf/.test(type);
  return isDocument ? { 'content-security-policy': inertPolicy } : {};
}

/** Parts are asked for of sounds and pictures; what is compressed is sent whole. */
function headersFor(
  name: string,
  type: string,
  { isCompressed }: { isCompressed: boolean },
): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': name.startsWith('assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    ...policyFor(name, type),
    ...(isCompressed ? {} : { 'accept-ranges': 'bytes' }),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(isEmbedPath(`/${name}`) ? openToAll : {}),
  };
}
