export function isWirePath(path: string): boolean {
  return /^\/(rest|functions|storage)\//.test(path);
}

export function isEmbedPath(path: string): boolean {
  return path.startsWith('/embed/');
}

/** False for invalid percent-encoding and U+0000. */
export function isReadablePath(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

export function isWebhookPath(path: string): boolean {
  return path.startsWith('/webhooks/');
}

export function isInboundEmailPath(path: string): boolean {
  return path === '/webhooks/email/mime';
}

const uploadPages = new RegExp(
  `^(?:/(?:da|en))?/(?:${[
    'celebrity-application',
    'testimonials/share',
    'shop/admin/picture',
    'admin/(?:pictures|recordings|start)',
    'admin/bookings/[^/]+/brief/recordings',
    'admin/newsletter/subscribers/import',
    'admin/messages/[^/]+/(?:reply|insertion|attachments/[^/]+/removal)',
    'admin/students/(?:import|[^/]+/homework)',
    'admin/website/media(?:/[^/]+/(?:replacement|captions/[^/]+/file))?',
    String.raw`admin/website/[^/]+/(?:new-upload/[^/]+|sections/\d+/(?:picture|pdf|recording))`,
    'admin/instructors/[^/]+/(?:portrait|recording)',
    'admin/website/proof/[^/]+/takes/[^/]+/recording',
    'admin/catalogue/[^/]+/picture',
    'admin/lessons/[^/]+/(?:files|captions/[^/]+/file)',
    'admin/workbooks(?:/[^/]+/editions/[^/]+)?',
  ].join('|')})(?:\\.data)?$`,
);

const chunkPath = /^\/admin\/(?:uploads|website\/media\/uploads)\/[^/]+\/\d{1,5}$/;

export function isChunk(path: string, method: string): boolean {
  return method === 'PUT' && chunkPath.test(path);
}

export function isUploadPath(path: string): boolean {
  return path.startsWith('/storage/') || uploadPages.test(path) || chunkPath.test(path);
}

export function isUploadForm(path: string, contentType: string | null): boolean {
  return uploadPages.test(path) && /^multipart\/form-data\b/i.test(contentType ?? '');
}

/** First segments of URLs whose second segment is a secret token. */
const secretSegments = [
  'bookings',
  'orders',
  'applications',
  'application-drafts',
  'setup',
  'sign-in',
  'reset',
  'login',
  'newsletter',
  'consultation',
  'test-checkout',
  'preview',
  'quotes',
];
const secretPath = new RegExp(
  `^(?:/(?:da|en))?/(?:payment-success$|(?:${secretSegments.join('|')}|courses/notify/(?:confirm|cancel)|courses/waiting-list/(?:confirm|leave|offers))/[^/])`,
);

export function isSecretPath(path: string): boolean {
  return secretPath.test(path);
}

export function maskedPath(path: string): string {
  const segments = path.split('/');
  const place = segments.findIndex((segment) => secretSegments.includes(segment));
  const masked = segments.map((segment, at) =>
    (place > 0 && at > place && segment) || /^[\w-]{20,}$/.test(segment) ? '…' : segment,
  );
  return masked.join('/').slice(0, 200);
}
