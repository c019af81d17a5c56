import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { type ByteReader, DamagedArchive } from './byte-reader.ts';

/** First bytes of an encrypted archive; then the salt, then chunks of length, ciphertext and tag. */
const magic = Buffer.from('belcanto-aes256gcm-1\n');
const saltBytes = 16;
const tagBytes = 16;
const lengthBytes = 4;
const chunkBytes = 64 * 1024;
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

type Bytes = AsyncIterable<Uint8Array>;

const keyFrom = promisify(scrypt) as (
  passphrase: string,
  salt: Uint8Array,
  length: number,
  options: typeof cost,
) => Promise<Buffer>;

/** As in STREAM: the nonce counts the chunks and marks the last one, so none can be moved or left out. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** AES-256-GCM under a key that scrypt derives from the passphrase and a new salt. */
export async function* encrypt(body: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const key = await keyFrom(passphrase, salt, 32, cost);
  yield Buffer.concat([magic, salt]);
  let number = 0;
  const sealed = (plain: Uint8Array, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++, isLast));
    const text = Buffer.concat([cipher.update(plain), cipher.final()]);
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32BE(text.length);
    return Buffer.concat([length, text, cipher.getAuthTag()]);
  };
  let waiting: Buffer = Buffer.alloc(0);
  for await (const piece of body) {
    waiting = Buffer.concat([waiting, piece]);
    for (; waiting.length > chunkBytes; waiting = waiting.subarray(chunkBytes)) {
      yield sealed(waiting.subarray(0, chunkBytes), false);
    }
  }
  yield sealed(waiting, true);
}

/** Yields only what was authenticated. Throws DamagedArchive, also when the end is missing. */
export async function* decrypt(reader: ByteReader, passphrase: string): AsyncGenerator<Buffer> {
  await reader.take(magic.length);
  const salt = await reader.take(saltBytes);
  const key = await keyFrom(passphrase, salt, 32, cost);
  for (let number = 0; ; number++) {
    const length = (await reader.take(lengthBytes)).readUInt32BE();
    if (length > chunkBytes) throw new DamagedArchive('The archive is damaged.');
    const text = await reader.take(length);
    const tag = await reader.take(tagBytes);
    const isLast = await reader.isAtEnd();
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast));
    decipher.setAuthTag(tag);
    try {
      yield Buffer.concat([decipher.update(text), decipher.final()]);
    } catch (error) {
      throw new DamagedArchive(
        number === 0
          ? 'The archive cannot be decrypted: BACKUP_PASSPHRASE is not the one it was made with, or it is damaged.'
          : 'The archive is damaged or incomplete.',
        { cause: error },
      );
    }
    if (isLast) return;
  }
}

export async function isEncrypted(reader: ByteReader): Promise<boolean> {
  return magic.equals(await reader.peek(magic.length));
}
