import { parseForm } from '#app/web/forms/parse-form.ts';
import { type DeliveredEmail, largestEmailBytes } from '#studio/people/contact/inbound/receive-email.ts';

/** The largest email after percent-encoding of its line breaks and Base64 signs, as most are. */
export const largestFormBytes = 30_000 * 1024;

const fields = ['timestamp', 'token', 'signature', 'recipient', 'sender', 'body-mime'] as const;
type Field = (typeof fields)[number];

const isField = (name: string): name is Field => (fields as readonly string[]).includes(name);

/**
 * The form of a Mailgun route whose address ends with 'mime'. Other fields are not read; of an email that is too large
 * one byte more than the largest, so that it is recognised.
 */
export async function readDeliveredEmail(
  request: Request,
): Promise<DeliveredEmail | 'malformed' | 'over-limit'> {
  const values = new Map<Field, Uint8Array[]>();
  const end = await parseForm(
    request,
    { textBytes: largestFormBytes, totalBytes: largestFormBytes, isBinary: true },
    {
      onText: () => true,
      openFile(name) {
        const chunks: Uint8Array[] = [];
        if (isField(name) && !values.has(name)) values.set(name, chunks);
        let room = largestEmailBytes + 1;
        return {
          write(chunk) {
            if (room > 0) chunks.push(chunk.subarray(0, room));
            room -= chunk.length;
          },
          end() {},
        };
      },
    },
  );
  if (end !== 'complete') return end;
  const bytesOf = (field: Field) => {
    const [first = new Uint8Array(), ...others] = values.get(field) ?? [];
    return others.length > 0
      ? Buffer.concat([first, ...others])
      : Buffer.from(first.buffer, first.byteOffset, first.length);
  };
  const textOf = (field: Field) => bytesOf(field).toString('utf8').slice(0, 2000);
  return {
    timestamp: textOf('timestamp'),
    token: textOf('token'),
    signature: textOf('signature'),
    recipient: textOf('recipient'),
    sender: textOf('sender'),
    raw: bytesOf('body-mime'),
  };
}
