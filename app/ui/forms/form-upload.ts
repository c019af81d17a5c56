/** Of a form with files while it is sent. */
export interface FormUpload {
  form: HTMLFormElement | null;
  /** Whole percent; 100: the server has everything. */
  percent: number;
  cancel: () => void;
}

class UploadCancelled extends Error {
  override name = 'UploadCancelled';
}

let current: FormUpload | null = null;
let submitted: HTMLFormElement | null = null;
const listeners = new Set<() => void>();

export const formUpload = {
  getSnapshot: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function show(upload: FormUpload | null): void {
  current = upload;
  for (const listener of listeners) listener();
}

let isReported = false;

/** React Router sends forms with `fetch`, which reports no progress: those with files go by XMLHttpRequest. */
export function reportFormUploads(): void {
  if (isReported) return;
  isReported = true;
  const plain = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const body = init?.body;
    if (input instanceof Request || !(body instanceof FormData) || !hasFiles(body)) return plain(input, init);
    return send(String(input), { ...init, body });
  };
  const remember = ({ target }: Event) => {
    submitted = target instanceof HTMLFormElement ? target : null;
  };
  document.addEventListener('submit', remember, { capture: true });
}

function hasFiles(body: FormData): boolean {
  return [...body.values()].some((value) => typeof value !== 'string' && value.size > 0);
}

function send(url: string, { method, body, signal }: RequestInit & { body: FormData }): Promise<Response> {
  const form = submitted;
  const request = new XMLHttpRequest();
  return new Promise<Response>((resolve, reject) => {
    let reason: Error = new DOMException('Aborted', 'AbortError');
    const cancel = () => {
      reason = new UploadCancelled();
      request.abort();
    };
    const progress = (percent: number) => show({ form, percent, cancel });
    request.upload.onprogress = ({ loaded, total }) =>
      progress(Math.min(99, Math.floor((100 * loaded) / total)));
    request.upload.onload = () => progress(100);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(reason);
    signal?.addEventListener('abort', () => request.abort());
    request.open(method ?? 'POST', url);
    request.responseType = 'blob';
    progress(0);
    request.send(body);
  }).finally(() => show(null));
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const { status } = request;
  return new Response(status === 204 ? null : request.response, { status, headers });
}
