import { expect, test } from 'vitest';
import { unreachable } from './s3-failure.ts';
import { addressOf } from './s3-requests.ts';

// boto3 3134, aws-codegen 86, webknossos 8153, siyuan 12752, game-save-manager 371.
test.each([
  ['https://s3.fr-par.scw.cloud', 'https://s3.fr-par.scw.cloud/studio'],
  ['https://s3.fr-par.scw.cloud/', 'https://s3.fr-par.scw.cloud/studio'],
  ['https://s3.fr-par.scw.cloud/studio', 'https://s3.fr-par.scw.cloud/studio'],
  ['https://studio.fsn1.your-objectstorage.com', 'https://studio.fsn1.your-objectstorage.com'],
  ['https://studio.cos.ap-tokyo.myqcloud.com/', 'https://studio.cos.ap-tokyo.myqcloud.com'],
  ['http://127.0.0.1:9000', 'http://127.0.0.1:9000/studio'],
])('the endpoint %s is used as %s', async (endpoint, address) => {
  expect(await addressOf({ endpoint, bucket: 'studio' }, async () => false)).toBe(address);
});

// The first label, or the end of the path, is the service's name: supabase's ends with /s3.
test.each([
  ['https://s3.fr-par.scw.cloud', 's3'],
  ['https://storage.studio.dk/', 'storage'],
  ['https://x.supabase.co/storage/v1/s3', 's3'],
])('at %s the bucket %s is in the path where the service has it there', async (endpoint, bucket) => {
  const requested: string[] = [];
  const isBucket = async (address: string) => {
    requested.push(address);
    return true;
  };
  const inPath = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  expect(await addressOf({ endpoint, bucket }, isBucket)).toBe(inPath);
  expect(requested).toEqual([inPath]);
});

test('while the service does not answer, no address is chosen', async () => {
  const isBucket = async () => {
    throw unreachable(new TypeError('fetch failed'), { bucket: 's3' });
  };
  await expect(addressOf({ endpoint: 'https://s3.example.com', bucket: 's3' }, isBucket)).rejects.toThrow(
    'storage-down',
  );
});
