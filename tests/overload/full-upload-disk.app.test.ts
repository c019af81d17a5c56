import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, test as every, expect } from 'vitest';
import { seed, seededMessage } from '../access/seed.ts';
import { retreatApplication } from '../support/applications.ts';
import { samplePdf } from '../support/pdfs.ts';
import { testApp } from '../support/site/app.ts';
import { textOf } from '../support/site/html.ts';
import { signedIn } from '../support/site/signed-in.ts';

/** Only root mounts a small disk. */
const isRoot = process.getuid?.() === 0 && process.platform === 'linux';
const test = every.runIf(isRoot);

const dataDir = mkdtempSync(`${tmpdir()}/belcanto-full-`);
const uploads = `${dataDir}/uploads`;
const filler = `${uploads}/filler`;
const given = testApp({ DATA_DIR: dataDir });

beforeAll(() => {
  mkdirSync(uploads);
  if (isRoot) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'belcanto-test', uploads]);
});
afterAll(() => {
  if (isRoot) execFileSync('umount', [uploads]);
  rmSync(dataDir, { recursive: true });
});

function fill(): void {
  const handle = openSync(filler, 'w');
  try {
    for (;;) writeSync(handle, Buffer.alloc(4_096));
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  } finally {
    closeSync(handle);
  }
}

const kept = 'Høje toner uden pres, skrevet med omhu';
const application = { ...retreatApplication, agreedToTerms: 'yes', singingBackground: kept.repeat(3) };
const story = { name: 'Mia', email: 'mia@example.dk', title: 'Min historie', story: kept };

const forms: ReadonlyArray<[path: string, field: string, fields: Record<string, string>]> = [
  ['/celebrity-application', 'files', application],
  ['/testimonials/share', 'pdf', story],
  [`/admin/messages/${seededMessage}/reply`, 'files', { body: kept, version: '1', language: 'da' }],
];

test.each(forms)(
  '%s on a full disk: 503 with everything that was written, and accepted once there is space',
  async (path, field, fields) => {
    await seed(given.world);
    const session = path.startsWith('/admin') ? await signedIn(given, 'owner') : {};
    const send = async () => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      body.append(field, new File([new Uint8Array(samplePdf())], 'file.pdf'));
      const headers = { origin: 'http://localhost:3000', ...session };
      return given.fetch(path, { method: 'POST', headers, body });
    };
    fill();
    const refused = await send();
    const html = await refused.text();
    expect([refused.status, refused.headers.get('retry-after')], textOf(html).slice(0, 300)).toEqual([
      503,
      '30',
    ]);
    expect(html).toContain(kept);
    expect(html).toMatch(new RegExp(`<form encType="multipart/form-data".*type="file" [^>]*name="${field}"`));
    rmSync(filler);
    expect((await send()).status).toBeLessThan(400);
  },
);
