import { FilesUnavailable, type StorageFault, type Store } from './files.ts';

export interface S3Answer {
  status: number;
  headers: Headers;
  /** Empty for HEAD. */
  body: string;
}

/** An answer that is no success. Its code decides, because services differ in the status. */
export class S3Refused extends Error {
  override name = 'S3Refused';
  readonly status: number;
  readonly code: string;
  readonly #words: string;
  readonly #region: string | null;
  readonly #endpoint: string | null;

  constructor({ status, headers, body }: S3Answer) {
    const tag = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1]?.trim();
    const code = headers.get('x-amz-error-code') ?? tag('Code') ?? '';
    super(`${status}${code && ` ${code}`}`);
    this.status = status;
    this.code = code;
    this.#words = tag('Message') ?? body.slice(0, 300);
    this.#region = headers.get('x-amz-bucket-region') ?? tag('Region') ?? null;
    this.#endpoint = tag('Endpoint') ?? null;
  }

  /** Too many requests, a failure inside the service, or a request that did not arrive whole. */
  get isTransient(): boolean {
    if (faultOfCode[this.code] === 'storage-down') return true;
    return [408, 409, 429].includes(this.status) || (this.status >= 500 && ![501, 507].includes(this.status));
  }

  toUnavailable(store: Store): FilesUnavailable {
    const fault = this.#fault();
    const expected =
      fault === 'storage-region'
        ? this.#expectedRegion()
        : fault === 'storage-address'
          ? this.#endpoint
          : null;
    return new FilesUnavailable(fault, { store, said: this.message, expected });
  }

  #fault(): StorageFault {
    const known = faultOfCode[this.code] ?? this.#faultInWords();
    if (known) return known;
    if (this.code === malformed) return 'storage-key';
    if (this.status >= 300 && this.status < 400) return this.#region ? 'storage-region' : 'storage-address';
    return faultOfStatus[this.status] ?? 'storage-down';
  }

  /** Of a code with many meanings, or of none. */
  #faultInWords(): StorageFault | null {
    const words = this.#words;
    if (/\bquota|\bcap exceeded|out of storage/i.test(words)) return 'storage-full';
    if (/date is too old|request time (?:is )?too/i.test(words)) return 'storage-clock';
    const isSettings = this.status >= 300 && this.status < 500 && this.status !== 429;
    if (isSettings && /\bregion\b|unexpected scope/i.test(words)) return 'storage-region';
    return /no such key: gk|access key has length|invalid (?:access )?key/i.test(words)
      ? 'storage-key'
      : null;
  }

  #expectedRegion(): string | null {
    const words = this.#words;
    const named =
      /expecting '([\w-]+)'/.exec(words) ??
      /expected:? (?:'|\d{8}\/)([\w-]+)/.exec(words) ??
      /correct region: '?([\w-]+)/.exec(words) ??
      /\b(auto)\b/.exec(/must be one of: (.*)/i.exec(words)?.[1] ?? '') ??
      /\bs3[.-](?:dualstack\.)?([a-z]+(?:-[a-z]+)+-\d+)\./.exec(this.#endpoint ?? '');
    return this.#region || (named?.[1] ?? null);
  }
}

/** Says a wrong region as well as a wrong key. */
const malformed = 'AuthorizationHeaderMalformed';

/** Codes with one meaning. AccessDenied, InvalidArgument and InvalidRequest have many. */
const faultOfCode: Readonly<Record<string, StorageFault>> = {
  NoSuchBucket: 'storage-bucket',
  InvalidBucketName: 'storage-bucket',
  InvalidAccessKeyId: 'storage-key',
  SignatureDoesNotMatch: 'storage-key',
  InvalidSecurity: 'storage-key',
  ExpiredToken: 'storage-key',
  TokenRefreshRequired: 'storage-key',
  InvalidToken: 'storage-key',
  NotSignedUp: 'storage-key',
  MissingSecurityHeader: 'storage-key',
  UnauthorizedAccess: 'storage-rights',
  AllAccessDisabled: 'storage-rights',
  MethodNotAllowed: 'storage-address',
  RequestTimeTooSkewed: 'storage-clock',
  RequestExpired: 'storage-clock',
  PermanentRedirect: 'storage-region',
  TemporaryRedirect: 'storage-region',
  InvalidRegionName: 'storage-region',
  SecondLevelDomainForbidden: 'storage-address',
  PathStyleDomainForbidden: 'storage-address',
  IllegalLocationConstraintException: 'storage-region',
  EntityTooLarge: 'storage-file-size',
  MaxMessageLengthExceeded: 'storage-file-size',
  RequestTimeout: 'storage-down',
  IncompleteBody: 'storage-down',
  SlowDown: 'storage-down',
  ServiceUnavailable: 'storage-down',
  InternalError: 'storage-down',
  QuotaExceeded: 'storage-full',
  BucketQuotaExceeded: 'storage-full',
  XMinioAdminBucketQuotaExceeded: 'storage-full',
  XMinioStorageFull: 'storage-full',
  InsufficientCapacity: 'storage-full',
  AccountProblem: 'storage-full',
  UserSuspended: 'storage-full',
};

/** For answers without a code: of HEAD, of a proxy, of another service at this address. */
const faultOfStatus: Readonly<Record<number, StorageFault>> = {
  400: 'storage-address',
  401: 'storage-key',
  403: 'storage-rights',
  404: 'storage-bucket',
  405: 'storage-address',
  413: 'storage-file-size',
  507: 'storage-full',
};

/** `fetch` failed: no connection, no name, no TLS, or no answer in time. */
export function unreachable(error: unknown, store: Store): FilesUnavailable {
  const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
  const said = cause?.code ?? (cause?.message || message);
  const isTls = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/.test(said);
  return new FilesUnavailable(isTls ? 'storage-address' : 'storage-down', { store, said });
}
