import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type S3StandIn, startS3 } from '#tests/stand-ins/s3/s3-stand-in.ts';
import { filesContract } from './files.contract.ts';
import { FileExists } from './files.ts';
import { s3Files } from './s3-files.ts';

let s3: S3StandIn;
beforeAll(async () => {
  s3 = await startS3();
});
afterEach(() => s3.behave());
afterAll(() => s3.close());

const files = (changed: Partial<{ secretAccessKey: string; bucket: string }> = {}) =>
  s3Files({ endpoint: `${s3.url}/`, bucket: s3.bucket, region: 'auto', ...s3.key, ...changed }, [1, 1]);
const rules = { contentType: 'application/pdf', maxBytes: 1_000 } as const;
async function* body(text: string) {
  yield Buffer.from(text);
}
const text = async (key: string) => {
  const opened = await files().open(key);
  return opened && new Response(opened.body).text();
};

filesContract('files in object storage', async () => {
  s3.objects.clear();
  return { files: files(), everything: async () => [...s3.objects.keys()] };
});

test('the content type is sent to the storage', async () => {
  await files().put('told/kind.pdf', body('%PDF'), rules);
  expect(s3.objects.get('told/kind.pdf')?.contentType).toBe('application/pdf');
});

test('two failures of the storage are retried, the third is reported', async () => {
  s3.behave({ status: 503 }, 'cut-before');
  await files().put('stumbles/put.pdf', body('kept'), rules);
  s3.behave({ status: 500 }, { status: 429 });
  expect(await text('stumbles/put.pdf')).toBe('kept');
  s3.behave({ status: 503 }, { status: 503 }, { status: 503 });
  await expect(files().remove('stumbles/put.pdf')).rejects.toThrow('503');
  expect(await text('stumbles/put.pdf')).toBe('kept');
});

test('connection lost after the file was stored: the retry finds it and succeeds', async () => {
  s3.behave('cut-after');
  expect(await files().put('cut/after.pdf', body('kept'), rules)).toEqual({ bytes: 4 });
  expect(await text('cut/after.pdf')).toBe('kept');
  await expect(files().put('cut/after.pdf', body('other'), rules)).rejects.toThrow(FileExists);
});

test('a wrong key is refused at once, and no error contains it', async () => {
  const before = s3.requested.length;
  const wrong = files({ secretAccessKey: 'not-the-key' });
  const error = await wrong.put('wrong/key.pdf', body('x'), rules).catch((thrown: unknown) => thrown);
  expect(String(error)).toContain('403');
  expect(JSON.stringify(error) + String(error)).not.toContain('not-the-key');
  expect(s3.requested).toHaveLength(before);
});

test('a missing bucket is an error when writing', async () => {
  await expect(files({ bucket: 'another' }).put('a/b.pdf', body('x'), rules)).rejects.toThrow('404');
});
