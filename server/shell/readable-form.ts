import { parseForm } from '#app/web/forms/parse-form.ts';

const limits = { textBytes: 1_024_000, totalBytes: 1_024_000 };

/** Null: another content type, a truncated or too large form, a file, or U+0000. */
export async function readableForm(request: Request): Promise<Request | null> {
  const fields = new URLSearchParams();
  let isAcceptable = true;
  const end = await parseForm(request, limits, {
    onText(name, value) {
      if (name.includes('\0') || value.includes('\0')) isAcceptable = false;
      else fields.append(name, value);
    },
    openFile: (_name, filename) => {
      // An empty file input sends an empty part.
      isAcceptable &&= filename === '';
      return {
        write: () => {
          isAcceptable = false;
        },
        end: () => {},
      };
    },
  });
  if (end !== 'complete' || !isAcceptable) return null;
  const { method, url, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
  return new Request(url, { method, headers, body: fields.toString(), signal });
}
