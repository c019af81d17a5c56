import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { findNginx } from './nginx-binary.ts';
import { temporaryFolder } from './temporary-folder.ts';

const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx with these lines in `http { }`, until the test ends. Returns when `url` responds; throws on an invalid configuration. */
export async function startNginx(http: string, url: string): Promise<void> {
  const folder = temporaryFolder();
  const config = `${folder}/nginx.conf`;
  const paths = temporaryPaths.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    config,
    `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 512; }
    http {\naccess_log off;\n${paths}\n${http}\n}\n`,
  );
  const args = ['-p', folder, '-c', config];
  execFileSync(findNginx(), ['-t', '-q', ...args], { stdio: 'pipe' });
  const nginx = spawn(findNginx(), args, { stdio: 'ignore' });
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    if (nginx.exitCode === null) await once(nginx, 'exit');
  });
  while ((await fetch(url).catch(() => null)) === null) await pause(20);
}
