import { parseForm } from '#app/web/forms/parse-form.ts';

const limits = { textBytes: 1_024_000, totalBytes: 1_024_000 };

/** Null: another content type, a truncated or too large form, a file, or U+0000. */
export async function readableForm(request: Request): Promise<Request | null> {
  const fields = new URLSearchParams();
  let hasContent = false;
  const end = await parseForm(request, limits, {
    onText(name, value) {
      const isText = !name.includes('\0') && !value.includes('\0');
      if (isText) fields.append(name, value);
      return isText;
    },
    openFile: (_name, filename) => {
      // An empty file input sends an empty part.
      if (filename !== '') return null;
      return {
        write: () => {
          hasContent = true;
        },
        end: () => {},
      };
    },
  });
  if (end !== 'complete' || hasContent) return null;
  const { method, url, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
  return new Request(url, { method, headers, body: fields.toString(), signal });
}
