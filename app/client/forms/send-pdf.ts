import type { Language } from '#studio/shared/language.ts';
import { wholePercent } from './upload-progress.ts';

export interface UploadedPdf {
  name: string;
  token: string;
}

export type SentPdf =
  | { ok: true; upload: UploadedPdf }
  | { ok: false; message: string; isTokenGone: boolean };

/** An upload token, or the server's message why not ('' for a network error). */
export type UploadLeave = { token: string; message?: undefined } | { token: null; message: string };

export async function takeToken(language: Language): Promise<UploadLeave> {
  const answer = await fetch('/functions/v1/upload-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-language': language },
    body: '{}',
  }).catch(() => null);
  const body: { token?: unknown; message?: unknown } = (await answer?.json().catch(() => null)) ?? {};
  if (answer?.ok && typeof body.token === 'string') return { token: body.token };
  return { token: null, message: typeof body.message === 'string' ? body.message : '' };
}

/** Wire call 9, under a generated name (timestamp, random string, extension), as its original client. */
export function sendPdf(
  file: File,
  {
    token,
    language,
    onProgress,
  }: { token: string; language: Language; onProgress: (percent: number) => void },
): Promise<SentPdf> {
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(file.name)?.[0] ?? '.pdf';
  const name = `${Date.now()}-${Math.random().toString(36).slice(2, 10)}${extension.toLowerCase()}`;
  const body = new FormData();
  body.append('cacheControl', '3600');
  body.append('', file);
  // fetch has no upload progress.
  const request = new XMLHttpRequest();
  request.open('POST', `/storage/v1/object/magazine-pdfs/${name}`);
  request.setRequestHeader('x-upload-token', token);
  request.setRequestHeader('content-language', language);
  request.upload.onprogress = ({ loaded, total }) => onProgress(wholePercent(loaded, total));
  return new Promise((resolve) => {
    request.onloadend = () => {
      if (request.status === 200) return resolve({ ok: true, upload: { name, token } });
      resolve({ ok: false, message: messageIn(request.responseText), isTokenGone: request.status === 403 });
    };
    request.send(body);
  });
}

function messageIn(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}
