import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Encoded, encoderSource, type Score } from './in-browser.ts';

/** The installed browser: CHROMIUM, or Debian's name for it. */
const chromium = process.env.CHROMIUM ?? 'chromium';

const page = `<!doctype html><title>Recording</title><script type="module">
const score = await (await fetch('/score')).json();
${encoderSource}
const encoded = await encodeInBrowser(score);
await fetch('/encoded', { method: 'POST', body: JSON.stringify(encoded) });
</script>`;

/** Encodes a score in headless Chromium, which only talks to a loopback page of this process. */
export async function askChromium(score: Score): Promise<Encoded> {
  const { promise, resolve } = Promise.withResolvers<Encoded>();
  const server = createServer(async (request, response) => {
    if (request.url === '/encoded') {
      resolve(JSON.parse(await text(request)));
      response.end();
    } else if (request.url === '/score') response.end(JSON.stringify(score));
    else response.setHeader('content-type', 'text/html').end(page);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const profile = mkdtempSync(join(tmpdir(), 'recording-'));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const options = ['--headless', '--no-sandbox', `--user-data-dir=${profile}`, '--remote-debugging-port=0'];
  const browser = spawn(chromium, [...options, address], { stdio: 'ignore' });
  try {
    return await promise;
  } finally {
    browser.kill();
    await once(browser, 'exit');
    server.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
