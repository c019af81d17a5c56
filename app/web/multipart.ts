import { Buffer } from 'node:buffer';

/** What stands above one part of a form. Whatever it says was typed by somebody. */
export interface PartHead {
  name: string;
  /** Null: a text field. '': a file input in which nothing was chosen. */
  filename: string | null;
}

export interface PartSink {
  write(chunk: Uint8Array): void;
  end(): void;
}

/** Bytes: browsers write some hundred above a part. */
const longestHead = 16_384;

/** The boundary that a multipart/form-data header names; null for any other type. */
export function boundaryOf(contentType: string): string | null {
  const found = /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  return found?.[1] ?? found?.[2] ?? null;
}

/**
 * Reads a multipart form as it arrives: hands over each part's bytes piece by piece and keeps none. Resolves to false
 * when the body is not such a form or ends before its last boundary.
 */
export async function readParts(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  open: (head: PartHead) => PartSink,
): Promise<boolean> {
  const mark = Buffer.from(`\r\n--${boundary}`, 'latin1');
  // The first boundary has no line before it.
  let rest: Buffer = Buffer.from('\r\n');
  let state: 'before' | 'boundary' | 'head' | 'part' = 'before';
  let sink: PartSink | null = null;
  for await (const chunk of body) {
    rest = Buffer.concat([rest, chunk]);
    for (let isStuck = false; !isStuck; ) {
      if (state === 'before' || state === 'part') {
        const at = rest.indexOf(mark);
        const upTo = at < 0 ? Math.max(0, rest.length - mark.length + 1) : at;
        if (upTo > 0) sink?.write(rest.subarray(0, upTo));
        rest = rest.subarray(at < 0 ? upTo : at + mark.length);
        isStuck = at < 0;
        if (at < 0) continue;
        sink?.end();
        sink = null;
        state = 'boundary';
      } else if (state === 'boundary') {
        isStuck = rest.length < 2;
        if (isStuck) continue;
        const next = rest.toString('latin1', 0, 2);
        if (next === '--') return true;
        if (next !== '\r\n') return false;
        state = 'head';
      } else {
        // Its lines follow the boundary's own end of line, so a part without any is found, too.
        const end = rest.indexOf('\r\n\r\n');
        isStuck = end < 0;
        if (rest.length > longestHead && (end < 0 || end > longestHead)) return false;
        if (isStuck) continue;
        const head = readHead(rest.toString('utf8', 0, end));
        if (!head) return false;
        sink = open(head);
        rest = rest.subarray(end + 4);
        state = 'part';
      }
    }
  }
  return false;
}

function readHead(text: string): PartHead | null {
  const line = text.split('\r\n').find((each) => /^content-disposition\s*:\s*form-data\b/i.test(each));
  if (!line) return null;
  const name = parameter(line, 'name');
  return name === null ? null : { name, filename: parameter(line, 'filename') };
}

/** Browsers write quotes and line ends in a name as %22, %0D and %0A; command lines write \". */
function parameter(line: string, name: string): string | null {
  const found = new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(line);
  if (!found) return null;
  return (found[1] ?? '')
    .replace(/\\(["\\])/g, '$1')
    .replaceAll('%22', '"')
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n');
}
