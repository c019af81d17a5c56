import { describe, expect, test } from 'vitest';
import type { StorageFault } from './files.ts';
import { S3Refused, unreachable } from './s3-failure.ts';

interface Said {
  status: number;
  code?: string;
  message?: string;
  more?: string;
  headers?: Record<string, string>;
}

function refusal({ status, code, message = '', more = '', headers = {} }: Said): S3Refused {
  const body = code
    ? `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message>${more}</Error>`
    : message;
  return new S3Refused({ status, headers: new Headers(headers), body });
}

const malformed = 'AuthorizationHeaderMalformed';

// Answers in public reports, by service: what is at fault, and the region that is named.
type Row = readonly [report: string, said: Said, fault: StorageFault, region: string | null];
type Report = readonly [report: string, said: Said, fault: StorageFault, region?: string];

const reports: Record<string, readonly Report[]> = {
  'Backblaze B2': [
    [
      's5cmd 269',
      { status: 403, code: 'InvalidAccessKeyId', message: "The key '0000' is not valid" },
      'storage-key',
    ],
    [
      'craft 11',
      { status: 403, code: 'InvalidAccessKeyId', message: 'Malformed Access Key Id' },
      'storage-key',
    ],
    ['rclone 4689', { status: 403, code: 'AccessDenied', message: 'not entitled' }, 'storage-rights'],
    [
      'b2 cli 36',
      { status: 403, code: 'AccessDenied', message: 'Cannot upload files, storage cap exceeded.' },
      'storage-full',
    ],
    ['goofys 739', { status: 403 }, 'storage-rights'],
  ],
  'Cloudflare R2': [
    [
      'backup-x 127',
      {
        status: 400,
        code: 'InvalidRegionName',
        message:
          "The region name 'cn-north-1' is not valid. Must be one of: wnam, enam, weur, eeur, apac, oc, auto",
      },
      'storage-region',
      'auto',
    ],
    [
      'cyberduck 16377',
      {
        status: 400,
        code: 'InvalidRegionName',
        message:
          "The region name 'ap-southeast-1' is not valid. Must be one of: wnam, enam, weur, eeur, apac, auto",
      },
      'storage-region',
      'auto',
    ],
    [
      'cloudreve 2413',
      { status: 403, code: 'SignatureDoesNotMatch', message: 'The request signature' },
      'storage-key',
    ],
    ['opendal 1689', { status: 403, code: 'SignatureDoesNotMatch' }, 'storage-key'],
    ['kodbox 388', { status: 401, message: 'Unauthorized' }, 'storage-key'],
    [
      'loki 9224',
      {
        status: 400,
        code: 'InvalidArgument',
        message: 'Invalid Argument: Credential access key has length 25, should be 32',
      },
      'storage-key',
    ],
  ],
  Hetzner: [
    ['litestream 1059', { status: 403, code: 'SignatureDoesNotMatch' }, 'storage-key'],
    ['k8s-csi-s3 157', { status: 403, code: 'AccessDenied' }, 'storage-rights'],
    ['files_versions_s3 55', { status: 404, code: 'NoSuchBucket' }, 'storage-bucket'],
    ['home-assistant 144015', { status: 400, code: 'XAmzContentSHA256Mismatch' }, 'storage-address'],
    [
      'its limits',
      { status: 503, code: 'SlowDown', message: 'Please reduce your request rate.' },
      'storage-down',
    ],
  ],
  Scaleway: [
    ...['kopia 168', 's3manager 16', 'juicesync 103'].map(
      (report) =>
        [
          report,
          {
            status: 400,
            code: malformed,
            message:
              "The authorization header is malformed; the region 'us-east-1' is wrong; expecting 'fr-par'",
          },
          'storage-region',
          'fr-par',
        ] as const,
    ),
    ...['matrix-media-repo 222', 'minio-js 1038'].map(
      (report) =>
        [
          report,
          {
            status: 400,
            code: malformed,
            message:
              "The authorization header is malformed; the region 'us-east-1' is wrong; expecting 'nl-ams'",
          },
          'storage-region',
          'nl-ams',
        ] as const,
    ),
  ],
  MinIO: [
    [
      'minio 8183',
      {
        status: 400,
        code: malformed,
        message: "The authorization header is malformed; the region is wrong; expecting 'us-east-1'.",
        more: '<Region>us-east-1</Region>',
      },
      'storage-region',
      'us-east-1',
    ],
    [
      'alist 5604',
      {
        status: 400,
        code: malformed,
        message: "The authorization header is malformed; the region is wrong; expecting 'localhost'.",
      },
      'storage-region',
      'localhost',
    ],
    [
      'minio-java 701',
      {
        status: 403,
        code: 'RequestTimeTooSkewed',
        message: "The difference between the request time and the server's time is too large.",
      },
      'storage-clock',
    ],
    ['minio-java 1659', { status: 403, code: 'XMinioAdminBucketQuotaExceeded' }, 'storage-full'],
    [
      'its console',
      { status: 400, message: 'Client sent an HTTP request to an HTTPS server.' },
      'storage-address',
    ],
  ],
  Garage: [
    ...['S3-Compatible 28', 'IP-HomeassistantS3CompatibleBackup 1', 'versitygw 1990'].map(
      (report) =>
        [
          report,
          {
            status: 400,
            code: malformed,
            message: 'Authorization header malformed, unexpected scope: 20260519/us-east-1/s3/aws4_request',
          },
          'storage-region',
        ] as const,
    ),
    [
      'its newer answer',
      {
        status: 400,
        code: malformed,
        message:
          'Authorization header malformed, unexpected scope: 20260519/auto/s3/aws4_request, expected: 20260519/garage/s3/aws4_request',
      },
      'storage-region',
      'garage',
    ],
    [
      'its clock',
      { status: 400, code: 'InvalidRequest', message: 'Bad request: Date is too old' },
      'storage-clock',
    ],
    [
      'ejabberd-contrib 319',
      { status: 400, code: 'InvalidRequest', message: 'Bad request' },
      'storage-address',
    ],
    [
      'its keys',
      { status: 403, code: 'AccessDenied', message: 'Forbidden: No such key: GK31c2' },
      'storage-key',
    ],
  ],
  Ceph: [
    ['versitygw 483', { status: 403, code: 'QuotaExceeded' }, 'storage-full'],
    ['aws-sdk-rust 1237', { status: 403, code: 'SignatureDoesNotMatch' }, 'storage-key'],
    ['rgw', { status: 403, code: 'UserSuspended' }, 'storage-full'],
    ['s3cmd 1017', { status: 403, code: 'RequestTimeTooSkewed' }, 'storage-clock'],
    [
      's3fs 1186',
      {
        status: 400,
        code: malformed,
        more: '<Region>eu-nl-1</Region>',
        message: "the region 'us-east-1' is wrong; expecting 'eu-nl-1'",
      },
      'storage-region',
      'eu-nl-1',
    ],
  ],
  'Amazon S3 and others': [
    [
      'a bucket elsewhere',
      {
        status: 301,
        code: 'PermanentRedirect',
        message: 'The bucket you are attempting to access must be addressed using the specified endpoint.',
        more: '<Endpoint>s3.eu-central-1.amazonaws.com</Endpoint>',
      },
      'storage-region',
      'eu-central-1',
    ],
    [
      'HEAD of it',
      { status: 301, headers: { 'x-amz-bucket-region': 'eu-north-1' } },
      'storage-region',
      'eu-north-1',
    ],
    [
      'omni 98',
      { status: 400, code: malformed, message: 'a non-empty region must be provided in the credential.' },
      'storage-region',
    ],
    [
      'ngx_aws_auth 30',
      { status: 400, code: malformed, message: 'the Credential is mal-formed' },
      'storage-key',
    ],
    ['BlueMapS3Storage 44', { status: 403, code: 'SecondLevelDomainForbidden' }, 'storage-address'],
    ['a website', { status: 405, message: '<html>Not allowed</html>' }, 'storage-address'],
    ['a proxy', { status: 502, message: '<html>Bad gateway</html>' }, 'storage-down'],
    [
      'a bucket whose name has a word of another fault',
      { status: 404, code: 'NoSuchBucket', message: 'There is no bucket quota-region-request-time' },
      'storage-bucket',
    ],
    [
      'a key that ended',
      { status: 400, code: 'ExpiredToken', message: 'The provided token has expired. Request time: …' },
      'storage-key',
    ],
    [
      'a connection that stood still',
      {
        status: 400,
        code: 'RequestTimeout',
        message:
          'Your socket connection to the server was not read from or written to within the timeout period.',
      },
      'storage-down',
    ],
    [
      'a file above its limit',
      {
        status: 400,
        code: 'EntityTooLarge',
        message: 'Your proposed upload exceeds the maximum allowed object size, see your quota.',
      },
      'storage-file-size',
    ],
    ['a proxy with a limit', { status: 413, message: '<html>413</html>' }, 'storage-file-size'],
    [
      'too many requests in words of a quota',
      { status: 503, code: 'SlowDown', message: 'Request quota exceeded' },
      'storage-down',
    ],
    ['a name with a capital', { status: 400, code: 'InvalidBucketName' }, 'storage-bucket'],
  ],
};

describe.each(Object.entries(reports))('%s', (_service, rows) => {
  const complete = rows.map(([report, said, fault, region = null]): Row => [report, said, fault, region]);
  test.each(complete)('%s: %o is named', (_report, said, fault, expected) => {
    expect(refusal(said).toUnavailable({ bucket: 'studio' })).toMatchObject({
      fault,
      bucket: 'studio',
      expected,
    });
  });
});

test.each([
  [{ code: 'ECONNREFUSED' }, 'storage-down'],
  [{ code: 'ENOTFOUND' }, 'storage-down'],
  [{ code: 'UND_ERR_CONNECT_TIMEOUT' }, 'storage-down'],
  [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'storage-address'],
  [{ code: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'storage-address'],
] as const)('no connection with %o: %s', (cause, fault) => {
  expect(unreachable(new TypeError('fetch failed', { cause }), { bucket: 'studio' })).toMatchObject({
    fault,
  });
});

test.each([408, 429, 503])('a refusal with %i is repeated', (status) => {
  expect(refusal({ status }).isTransient).toBe(true);
  expect(refusal({ status: 400, code: 'RequestTimeout' }).isTransient).toBe(true);
  expect(refusal({ status: 400, code: 'ExpiredToken' }).isTransient).toBe(false);
});
