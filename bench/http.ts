import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { findNginx } from '#tests/support/site/nginx-binary.ts';
import { median, spread, table } from './support/numbers.ts';
import { freePort, type RunningProcess, root, startSite, watch } from './support/processes.ts';
import { atLength } from './support/quick.ts';
import { sendRequest } from './support/send-request.ts';
import { runTool } from './support/tools.ts';

/*
 * CPU per request of a cached page, an uncached page, a static asset from our shell, a file from nginx, and a plain
 * Express server with the uncached page's markup. Asset and file hold the same bytes as the cached page (gzip). Rounds are interleaved; the ratio per round counts, not
 * the absolute figures.
 */

const rounds = atLength(5, 1);
const seconds = atLength(3, 1);
/** CPU per request of a cached page as a multiple of a static asset of the same size. */
const goal = 1.3;

const staticAsset = 'our shell, the home page as a static asset';
const cachedHome = 'our shell, cached home page';
const uncachedPath = '/checkout/main-course';
const uncached = 'our shell, uncached page (checkout, three statements)';
const plainExpress = 'plain Express and React, the same page, four statements';

export async function benchHttp(): Promise<string> {
  const nginxBinary = findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'belcanto-bench-http-'));
  const variables = { DATA_DIR: join(folder, 'data') };
  const page = await homePage(variables);
  const site = await startSite(variables, copyWithAsset(join(folder, 'site'), page));
  const nginx = await startNginx(nginxBinary, folder, page);
  const express = await startExpress(folder, site);
  const targets: Array<[name: string, process: RunningProcess, path: string]> = [
    ['nginx, the home page as a file', nginx, '/index.html'],
    [staticAsset, site, '/assets/home-0000.html'],
    [cachedHome, site, '/'],
    ['our shell, cached courses page', site, '/courses'],
    ['our shell, cached booking page', site, '/private-coaching/book'],
    ['our shell, cached free slots', site, '/private-coaching/slots'],
    [uncached, site, uncachedPath],
    [plainExpress, express, '/'],
    ['our shell, uncached page (cart, no statement)', site, '/cart'],
  ];
  const results = new Map<string, Result>(targets.map(([name]) => [name, { cpu: [], rate: [], bytes: 0 }]));
  try {
    for (const [name, { url }, path] of targets) {
      const { body } = await sendRequest(`${url}${path}`, 'GET', { 'accept-encoding': 'gzip' });
      results.get(name)!.bytes = body.length;
    }
    for (const [, process, path] of targets) await load(process, path, 1);
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, process, path] of targets) {
        const { cpuPerRequest, perSecond } = await load(process, path, seconds);
        results.get(name)?.cpu.push(cpuPerRequest);
        results.get(name)?.rate.push(perSecond);
      }
    }
  } finally {
    await site.stop();
    await nginx.stop();
    await express.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return tableOf(results);
}

interface Result {
  cpu: number[];
  rate: number[];
  bytes: number;
}

function tableOf(results: ReadonlyMap<string, Result>): string {
  const asset = results.get(staticAsset)?.cpu ?? [];
  const rows = [...results].map(([name, { cpu, rate, bytes }]) => {
    const ratio = median(cpu.map((value, at) => value / (asset[at] ?? value)));
    const isMet = ratio <= goal ? 'met' : 'missed';
    const share = name === cachedHome ? `${ratio.toFixed(2)} (goal ${goal}: ${isMet})` : ratio.toFixed(2);
    return [name, String(bytes), spread(cpu, 3), share, median(rate).toFixed(0)];
  });
  return table(
    ['what', 'bytes', 'CPU ms per request, median (least to most)', 'of our static asset', 'requests/s'],
    rows,
  );
}

interface Page {
  html: Buffer;
  gzip: Buffer;
}

async function homePage(variables: Record<string, string>): Promise<Page> {
  const site = await startSite(variables);
  try {
    const { body, headers } = await sendRequest(`${site.url}/`, 'GET', { 'accept-encoding': 'gzip' });
    if (headers['content-encoding'] !== 'gzip') throw new Error('the home page is not cached as gzip');
    return { html: gunzipSync(body), gzip: body };
  } finally {
    await site.stop();
  }
}

/** A copy of the built site that serves the page as a static asset. */
function copyWithAsset(folder: string, { html, gzip }: Page): string {
  for (const part of ['package.json', 'server', 'studio', 'platform', 'app', 'db', 'build', 'public']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'build/client/assets/home-0000.html'), html);
  writeFileSync(join(folder, 'build/client/assets/home-0000.html.gz'), gzip);
  return folder;
}

async function load(process: RunningProcess, path: string, duration: number) {
  const before = process.cpuMs();
  const text = await runTool('autocannon/autocannon.js', [
    '--json',
    '-c',
    '32',
    '-d',
    String(duration),
    '-H',
    'accept-encoding=gzip',
    `${process.url}${path}`,
  ]);
  const result = JSON.parse(text) as { '2xx': number; requests: { average: number } };
  const spent = process.cpuMs() - before;
  return { cpuPerRequest: spent / Math.max(1, result['2xx']), perSecond: result.requests.average };
}

/** Serves what the site answers at `uncachedPath`. */
async function startExpress(folder: string, site: RunningProcess): Promise<RunningProcess> {
  const { body } = await sendRequest(`${site.url}${uncachedPath}`, 'GET', {});
  const file = join(folder, 'uncached.html');
  writeFileSync(file, body);
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'bench/packages/express-page.mjs')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PAGE: file, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return watch(child, `http://127.0.0.1:${port}`, '/');
}

async function startNginx(binary: string, folder: string, page: Page): Promise<RunningProcess> {
  const port = await freePort();
  mkdirSync(join(folder, 'www'), { recursive: true });
  writeFileSync(join(folder, 'www/index.html'), page.html);
  writeFileSync(join(folder, 'www/index.html.gz'), page.gzip);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections 256; }
    http { access_log off; gzip_static on; keepalive_requests 1000000; default_type text/html;
      client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
      uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      server { listen 127.0.0.1:${port}; root ${folder}/www; } }
    ${process.getuid?.() === 0 ? 'user root;' : ''}`,
  );
  const child = spawn(binary, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  return watch(child, `http://127.0.0.1:${port}`, '/index.html');
}
