import { wholePercent } from './upload-progress.ts';

export interface PostedAnswer {
  ok: boolean;
  /** The JSON body; {} when it is not JSON. */
  payload: Record<string, unknown>;
}

/** Reports upload progress, which fetch cannot. Rejects on a network error. */
export function postForm(
  address: string,
  body: FormData,
  onProgress: (percent: number) => void,
): Promise<PostedAnswer> {
  const request = new XMLHttpRequest();
  request.open('POST', address);
  request.setRequestHeader('accept', 'application/json');
  request.upload.onprogress = ({ loaded, total }) => onProgress(wholePercent(loaded, total));
  return new Promise((resolve, reject) => {
    request.onload = () =>
      resolve({ ok: request.status >= 200 && request.status < 300, payload: jsonOf(request.responseText) });
    for (const end of ['error', 'abort', 'timeout'] as const) request.addEventListener(end, reject);
    request.send(body);
  });
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    const payload: unknown = JSON.parse(text);
    return payload !== null && typeof payload === 'object' ? (payload as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
