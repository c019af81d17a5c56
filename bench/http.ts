import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findNginx } from '#tests/support/nginx-binary.ts';
import { median, spread, table } from './support/numbers.ts';
import { freePort, type RunningProcess, startSite, watch } from './support/processes.ts';
import { runTool } from './support/tools.ts';

/*
 * CPU per request: a kept page, an uncached page and a static asset of our own shell against the same bytes served as
 * a file by nginx. Interleaved rounds; the ratio of each round counts, not the absolute figures.
 */

const rounds = 5;
const seconds = 3;

export async function benchHttp(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'belcanto-bench-http-'));
  const site = await startSite({ DATA_DIR: join(folder, 'data') });
  const page = await (await fetch(`${site.url}/`)).text();
  const nginx = await startNginx(folder, page);
  const asset = /\/assets\/[^"]+\.css/.exec(page)?.[0] ?? '/favicon.svg';
  const targets: Array<[name: string, process: RunningProcess, path: string]> = [
    ['nginx, the home page as a file', nginx, '/index.html'],
    ['our shell, static asset', site, asset],
    ['our shell, home page kept in memory', site, '/'],
    ['our shell, courses page kept in memory', site, '/courses'],
    ['our shell, uncached page (booking)', site, '/private-coaching/book'],
  ];
  const results = new Map(targets.map(([name]) => [name, { cpu: [] as number[], rate: [] as number[] }]));
  try {
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
    rmSync(folder, { recursive: true, force: true });
  }
  const asset5 = results.get('our shell, static asset')?.cpu ?? [];
  const rows = targets.map(([name]) => {
    const { cpu, rate } = results.get(name) ?? { cpu: [], rate: [] };
    const ratio = median(cpu.map((value, at) => value / (asset5[at] ?? value)));
    return [name, spread(cpu, 3), ratio.toFixed(2), median(rate).toFixed(0)];
  });
  return table(
    ['what', 'CPU ms per request, median (least to most)', 'of our static asset', 'requests/s'],
    rows,
  );
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
    'accept-encoding=gzip, br',
    `${process.url}${path}`,
  ]);
  const result = JSON.parse(text) as { '2xx': number; requests: { average: number } };
  const spent = process.cpuMs() - before;
  return { cpuPerRequest: spent / Math.max(1, result['2xx']), perSecond: result.requests.average };
}

async function startNginx(folder: string, page: string): Promise<RunningProcess> {
  const port = await freePort();
  mkdirSync(join(folder, 'www'), { recursive: true });
  writeFileSync(join(folder, 'www/index.html'), page);
  writeFileSync(join(folder, 'www/index.html.gz'), gzipSync(page, { level: 9 }));
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
  const child = spawn(findNginx(), ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  return watch(child, `http://127.0.0.1:${port}`, '/index.html');
}
