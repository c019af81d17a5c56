import { readdir } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { intensiveApplication, retreatApplication } from '#tests/support/applications.ts';
import { encryptedPdf, samplePdf } from '#tests/support/pdfs.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';

const given = testApp();
const saved = () => given.db.query.selectFrom('applications').selectAll().execute();
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const asTyped = (application: typeof intensiveApplication | typeof retreatApplication) => ({
  ...application,
  agreedToTerms: 'yes',
});

beforeEach(async () => {
  await given.db.query.deleteFrom('rate_limits').execute();
});

function post(path: string, fields: Record<string, string>, headers: HeadersInit = {}) {
  return given.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers });
}

function upload(files: ReadonlyArray<readonly [bytes: BlobPart, name: string]>, headers: HeadersInit = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(asTyped(retreatApplication))) body.append(name, value);
  for (const [bytes, name] of files) body.append('files', new File([bytes], name));
  return given.fetch('/celebrity-application', { method: 'POST', body, headers });
}

async function filesOnDisk(): Promise<number> {
  const folder = `${given.world.settings.dataDir}/uploads`;
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => !name.endsWith('planted.pdf') && /[0-9a-f-]{36}/.test(name)).length;
}

describe('the intensive’s form without scripts', () => {
  test('has its introduction before it is sent, and not on the thank-you screen', async () => {
    const introduction = ['Ti minutter, med dine egne ord.', 'Sådan går det videre'];
    const before = textOf(mainOf(await (await given.fetch('/voice-elevated-application')).text()));
    const answer = await post('/voice-elevated-application', asTyped(intensiveApplication));
    const after = textOf(mainOf(await answer.text()));
    for (const words of introduction) expect(before).toContain(words);
    for (const words of introduction) expect(after).not.toContain(words);
    expect(after).toContain('Søg om plads');
  });

  test('has three steps for scripts, and is one page where an answer is shown', async () => {
    const before = mainOf(await (await given.fetch('/voice-elevated-application')).text());
    for (const step of ['Trin 1 af 3', 'Trin 2 af 3', 'Trin 3 af 3']) expect(textOf(before)).toContain(step);
    expect(before).toContain('class="form application in-steps"');
    const answer = await post('/voice-elevated-application', { firstName: 'Å' });
    expect(mainOf(await answer.text())).toContain('class="form application"');
  });

  test('is replaced by the thank-you screen in the specified words, with the date of the answer [S2.19]', async () => {
    const answer = await post('/voice-elevated-application', asTyped(intensiveApplication));
    const main = mainOf(await answer.text());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const words = textOf(main);
    expect(words).toContain('Ansøgning indsendt');
    expect(words).toContain('Din ansøgning er blevet indsendt. Du hører fra os inden for 2-3 arbejdsdage.');
    expect(words).toMatch(/Du hører fra os senest \w+dag den \d+\. \w+ \d{4}/);
    expect(main).not.toContain('name="firstName"');
    expect(await saved()).toMatchObject([{ state: 'received', language: 'da', offer_id: 'voice-elevated' }]);
  });

  test('shows an error at each missing field, and keeps the input', async () => {
    const typed = {
      ...asTyped(intensiveApplication),
      phone: '123',
      whyVoiceElevated: 'Fordi',
      agreedToTerms: '',
    };
    const answer = await post('/voice-elevated-application', typed);
    const main = mainOf(await answer.text());
    expect(answer.status).toBe(400);
    expect(main).toMatch(/id="apply-phone-error"[^>]*><span>Indtast venligst et gyldigt telefon nummer/);
    expect(main).toMatch(/id="apply-whyVoiceElevated-error"[^>]*><span>Fortæl os venligst hvorfor/);
    expect(main).toMatch(/id="apply-agreedToTerms-error"[^>]*><span>Du skal acceptere vilkårene/);
    expect(main).not.toContain('apply-firstName-error');
    expect(main).toContain('value="Ærlige Åse"');
    expect(main).toContain('Når det bliver stille, trækker jeg mig');
    expect(await saved()).toEqual([]);
  });

  test('answers in English under /en [S2.93]', async () => {
    const refused = await post('/en/voice-elevated-application', { firstName: 'Å' });
    expect(await refused.text()).toContain('First name must be at least 2 characters');
    const sent = await post('/en/voice-elevated-application', asTyped(intensiveApplication));
    expect(textOf(await sent.text())).toContain("You'll hear from us within 2-3 business days.");
  });

  test('sent twice by a double click, it is one application, and both requests get the thank-you screen', async () => {
    const both = await Promise.all(
      [1, 2].map(() => post('/voice-elevated-application', asTyped(intensiveApplication))),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await saved()).toHaveLength(1);
  });

  test('personal input never appears in the cached page', async () => {
    await post('/voice-elevated-application', { ...asTyped(intensiveApplication), phone: '' });
    expect(await (await given.fetch('/voice-elevated-application')).text()).not.toContain('Ærlige Åse');
  });

  test('a fourth application within an hour is rate limited, and keeps the input', async () => {
    for (const phone of ['11111111', '22222222', '33333333']) {
      const answer = await post('/voice-elevated-application', { ...asTyped(intensiveApplication), phone });
      expect(answer.status).toBe(200);
    }
    const fourth = await post('/voice-elevated-application', {
      ...asTyped(intensiveApplication),
      phone: '44444444',
    });
    expect(fourth.status).toBe(429);
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await fourth.text()).toContain('value="44444444"');
  });
});

describe('the retreat’s form without scripts', () => {
  test('accepts PDFs, shows the specified thank-you screen, and offers payment [S2.20]', async () => {
    const answer = await upload([
      [samplePdf(), 'Noder ÆØÅ.pdf'],
      [samplePdf('Two'), '../../etc/passwd.pdf'],
    ]);
    const main = mainOf(await answer.text());
    expect(answer.status).toBe(200);
    expect(textOf(main)).toContain('Application Submitted');
    expect(textOf(main)).toContain("You'll hear from us within 2-3 business days.");
    expect(main).toContain('data-busy-label="Redirecting to Payment..."');
    expect(main).toMatch(/name="courseId" value="celebrity-vocal-experience"/);
    const files = await given.db.query.selectFrom('application_files').select(['name', 'key']).execute();
    expect(files.map(({ name }) => name).sort()).toEqual(['Noder ÆØÅ.pdf', 'passwd.pdf']);
    for (const { key } of files) expect(key).toMatch(/^applications\/[0-9a-f-]{36}\.pdf$/);
  });

  test.each([
    [
      'a wrong type with the right name',
      [['hello', 'cv.pdf']],
      400,
      'File Type Error',
      'Please upload only PDF files.',
    ],
    [
      'one wrong among right ones',
      [
        [samplePdf(), 'a.pdf'],
        ['GIF89a', 'b.pdf'],
      ],
      400,
      'File Type Error',
      'Please upload only PDF files.',
    ],
    ['an empty one', [['', 'empty.pdf']], 400, 'Your files', 'empty.pdf is empty. Please choose it again.'],
    [
      'an encrypted one',
      [[encryptedPdf(), 'locked.pdf']],
      400,
      'Your files',
      'locked.pdf is protected by a password.',
    ],
    [
      'one of more than 10 MB',
      [[samplePdf('big', 10 * 1024 * 1024 + 1), 'big.pdf']],
      413,
      'Your files',
      'big.pdf is larger than 10 MB.',
    ],
    [
      'a thousand in one request',
      Array.from({ length: 1000 }, (_, at) => [samplePdf(), `${at}.pdf`] as const),
      413,
      'Your files',
      'Please send at most 5 files.',
    ],
  ] as Array<[string, Array<readonly [BlobPart, string]>, number, string, string]>)(
    '%s: refused with a message, the text is kept, nothing is left on disk [S8.09]',
    async (_, files, status, title, sentence) => {
      const before = await filesOnDisk();
      const answer = await upload(files);
      const main = mainOf(await answer.text());
      expect(answer.status).toBe(status);
      expect(textOf(main)).toContain(title);
      expect(textOf(main)).toContain(sentence);
      expect(main).toContain('value="Ærlige Åse"');
      expect(await saved()).toEqual([]);
      expect(await filesOnDisk()).toBe(before);
    },
  );

  test('files beyond the limit are refused, and the input is kept', async () => {
    const value = json({ anonymousUploadMegabytes: 1 });
    await given.db.query.insertInto('settings').values({ key: 'limits', value }).execute();
    const answer = await upload([[samplePdf('big', 1_100_000), 'big.pdf']]);
    const main = mainOf(await answer.text());
    expect(answer.status).toBe(400);
    expect(textOf(main)).toContain('We can’t take more files right now.');
    expect(main).toContain('value="Ærlige Åse"');
    expect(await saved()).toEqual([]);
  });

  test('an interrupted form is refused, and nothing is left on disk', async () => {
    const before = await filesOnDisk();
    const body = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4 half';
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await given.fetch('/celebrity-application', { method: 'POST', body, headers });
    expect(answer.status).toBe(400);
    expect(textOf(await answer.text())).toContain('Your application didn’t arrive complete.');
    expect(await filesOnDisk()).toBe(before);
  });

  test('concurrent uploads are all answered, and each application is stored completely', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => {
        const body = new FormData();
        const typed = { ...asTyped(retreatApplication), email: `elev${at}@example.com` };
        for (const [name, value] of Object.entries(typed)) body.append(name, value);
        body.append('files', new File([samplePdf(`${at}`, 300_000)], `${at}.pdf`));
        const address = `203.0.113.${at}`;
        return given.fetch('/celebrity-application', { method: 'POST', body, address });
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await saved()).toHaveLength(40);
  });

  test('a cross-site form is refused', async () => {
    const answer = await upload([], { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(await saved()).toEqual([]);
  });
});

test('a storage failure shows an error page, stores nothing, and is logged', async () => {
  const { files } = given.world;
  const put = files.put;
  files.put = () => Promise.reject(new Error('disk full'));
  try {
    const answer = await upload([[samplePdf(), 'a.pdf']], { accept: 'application/json' });
    expect(answer.status).toBe(500);
    expect(await saved()).toEqual([]);
  } finally {
    files.put = put;
  }
});
