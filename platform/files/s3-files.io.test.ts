import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ConditionalWrites, type S3StandIn, startS3 } from '#tests/stand-ins/s3/s3-stand-in.ts';
import { filesContract } from './files.contract.ts';
import { FileExists, FilesUnavailable, isKey } from './files.ts';
import { s3Files } from './s3-files.ts';

let s3: S3StandIn;
beforeAll(async () => {
  s3 = await startS3();
});
afterEach(() => {
  s3.behave();
  s3.writeConditionally('honoured');
});
afterAll(() => s3.close());

const files = (changed: Partial<{ secretAccessKey: string; bucket: string; endpoint: string }> = {}) =>
  s3Files({ endpoint: `${s3.url}/`, bucket: s3.bucket, region: 'auto', ...s3.key, ...changed }, [1, 1]);
/** Has stored a file, so that its next request is the next file's. */
const usedFiles = async () => {
  const used = files();
  await used.put(`used/${randomUUID()}.pdf`, body('x'), rules);
  return used;
};
const rules = { contentType: 'application/pdf', maxBytes: 1_000 } as const;
async function* body(text: string) {
  yield Buffer.from(text);
}
const text = async (key: string) => {
  const opened = await files().open(key);
  return opened && new Response(opened.body).text();
};

// B2 answers 501; OSS, GCS and older gateways 400 or always 412; older MinIO, versitygw and mountx ignore it.
describe.each<ConditionalWrites>(['honoured', 501, 400, 412, 'ignored'])(
  'in a service that treats If-None-Match as %s',
  (how) => {
    filesContract('files in object storage', async () => {
      s3.objects.clear();
      s3.writeConditionally(how);
      return { files: files(), everything: async () => [...s3.objects.keys()].filter(isKey) };
    });
  },
);

test('what a service does with If-None-Match is found out once', async () => {
  s3.writeConditionally('ignored');
  const opened = files();
  const before = s3.requested.length;
  await Promise.all(['a', 'b'].map((name) => opened.put(`once/${name}.pdf`, body(name), rules)));
  await opened.put('once/c.pdf', body('c'), rules);
  const probed = s3.requested.slice(before).filter((line) => line.endsWith('.probe'));
  expect(probed.map((line) => line.split(' ')[0])).toEqual(['PUT', 'PUT', 'DELETE']);
});

test('no file is stored while it is unknown what the service does', async () => {
  s3.behave({ status: 503 }, { status: 503 }, { status: 503 });
  const opened = files();
  await expect(opened.put('unknown/a.pdf', body('a'), rules)).rejects.toThrow('503');
  await opened.put('unknown/a.pdf', body('a'), rules);
  await expect(opened.put('unknown/a.pdf', body('b'), rules)).rejects.toThrow(FileExists);
});

test('a bucket that is named as the end of its endpoint is found', async () => {
  const own = await startS3('storage');
  const settings = { endpoint: `${own.url}/storage`, bucket: 'storage', region: 'auto', ...own.key };
  const opened = s3Files(settings, [1, 1]);
  await opened.put('named/a.pdf', body('a'), rules);
  expect([...own.objects.keys()]).toEqual(['named/a.pdf']);
  await own.close();
});

test('an answer that ends after its headers is an outage', async () => {
  s3.behave('stall', 'stall', 'stall');
  const settings = { endpoint: s3.url, bucket: s3.bucket, region: 'auto', ...s3.key };
  const opened = s3Files(settings, [1, 1], 50);
  await expect(opened.put('stalled/a.pdf', body('a'), rules)).rejects.toThrow(FilesUnavailable);
});

test('the content type is sent to the storage', async () => {
  await files().put('sent/kind.pdf', body('%PDF'), rules);
  expect(s3.objects.get('sent/kind.pdf')?.contentType).toBe('application/pdf');
});

test('two failures of the storage are retried, the third is reported', async () => {
  const used = await usedFiles();
  s3.behave({ status: 503 }, 'cut-before');
  await used.put('stumbles/put.pdf', body('kept'), rules);
  s3.behave({ status: 500 }, { status: 429 });
  expect(await text('stumbles/put.pdf')).toBe('kept');
  s3.behave({ status: 503 }, { status: 503 }, { status: 503 });
  await expect(files().remove('stumbles/put.pdf')).rejects.toThrow('503');
  expect(await text('stumbles/put.pdf')).toBe('kept');
});

test('connection lost after the file was stored: the retry finds it and succeeds', async () => {
  const used = await usedFiles();
  s3.behave('cut-after');
  expect(await used.put('cut/after.pdf', body('kept'), rules)).toEqual({ bytes: 4 });
  expect(await text('cut/after.pdf')).toBe('kept');
  await expect(files().put('cut/after.pdf', body('other'), rules)).rejects.toThrow(FileExists);
});

test('a write refused as a conflict finds the other file when it is repeated, and does not take it for its own', async () => {
  const used = await usedFiles();
  await files().put('conflict/a.pdf', body('other'), rules);
  s3.behave({ status: 409 });
  await expect(used.put('conflict/a.pdf', body('mine'), rules)).rejects.toThrow(FileExists);
});

test('a wrong key is refused at once, and no error contains it', async () => {
  const before = s3.requested.length;
  const wrong = files({ secretAccessKey: 'not-the-key' });
  const error = await wrong.put('wrong/key.pdf', body('x'), rules).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ fault: 'storage-key' });
  expect(String(error)).toContain('403');
  expect(JSON.stringify(error) + String(error)).not.toContain('not-the-key');
  expect(s3.requested).toHaveLength(before);
});

test('a missing bucket is an error when writing, reading and listing, not a missing file', async () => {
  const nowhere = files({ bucket: 'another' });
  const fault = { fault: 'storage-bucket', bucket: 'another' };
  await expect(nowhere.put('a/b.pdf', body('x'), rules)).rejects.toMatchObject(fault);
  await expect(nowhere.open('a/b.pdf')).rejects.toMatchObject(fault);
  await expect(nowhere.list('a/')).rejects.toMatchObject(fault);
});

test('an endpoint that names the bucket at its end is used as it is', async () => {
  await files({ endpoint: `${s3.url}/${s3.bucket}/` }).put('named/twice.pdf', body('kept'), rules);
  expect(s3.objects.has('named/twice.pdf')).toBe(true);
});

test('a storage that cannot be reached is unavailable', async () => {
  const unreachable = files({ endpoint: 'http://127.0.0.1:1' });
  await expect(unreachable.open('a/b.pdf')).rejects.toMatchObject({ fault: 'storage-down' });
  const put = unreachable.put('a/b.pdf', body('x'), rules);
  await expect(put).rejects.toMatchObject({ fault: 'storage-down' });
});

test('a redirect to another region is named, not followed', async () => {
  const elsewhere = {
    status: 307,
    headers: { location: `${s3.url}/x`, 'x-amz-bucket-region': 'eu-north-1' },
    body: '',
  };
  s3.behave(elsewhere);
  await expect(files().open('a/b.pdf')).rejects.toMatchObject({
    fault: 'storage-region',
    expected: 'eu-north-1',
  });
});
