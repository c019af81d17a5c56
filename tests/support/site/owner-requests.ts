import sharp from 'sharp';
import type { TestApp } from './app.ts';
import { signedIn } from './signed-in.ts';

export type Fields = Readonly<Record<string, string>>;

export const photograph = await sharp({
  create: { width: 900, height: 700, channels: 3, background: { r: 170, g: 30, b: 40 } },
})
  .jpeg()
  .toBuffer();

/** Forms and pages of the back office, as a browser without scripts requests them. */
export function ownerRequests(given: TestApp) {
  return {
    async send(path: string, fields: Fields, file?: { name: string; bytes: Uint8Array }) {
      const headers = { origin: 'http://localhost:3000', ...(await signedIn(given, 'owner')) };
      const upload = new FormData();
      for (const [name, value] of Object.entries(fields)) upload.set(name, value);
      if (file) upload.set('file', new Blob([new Uint8Array(file.bytes)]), file.name);
      const body = file ? upload : new URLSearchParams(fields);
      const answer = await given.fetch(path, { method: 'POST', headers, body, redirect: 'manual' });
      return { status: answer.status, to: answer.headers.get('location') ?? '', text: await answer.text() };
    },
    async open(path: string, as: 'owner' | 'visitor' = 'visitor') {
      const headers = as === 'owner' ? await signedIn(given, 'owner') : {};
      const answer = await given.fetch(path, { headers, redirect: 'manual' });
      return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
    },
  };
}
