import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSmtpMail } from '#platform/mail/smtp-mail.ts';
import { change } from '#studio/shared/change.ts';
import { placePhotograph } from '#studio/shared/content/place-photograph.ts';
import { system } from '#studio/shared/who.ts';
import { startSmtp } from '#tests/stand-ins/smtp.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { sampleIdentity } from '../../../db/sample/identity.ts';
import { portraitSource, withPortrait, withPortraitInside } from './email-portrait.ts';
import { queueEmail } from './queue-email.ts';
import { sendEmail } from './send-email.ts';

const given = testDatabase();
const open: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

beforeEach(async () => {
  const value = JSON.stringify(sampleIdentity);
  await given.db.query
    .insertInto('settings')
    .values({ key: 'studio', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
});

const html = `<p>Hello<img alt="Thea" src="${portraitSource}" width="60"/></p>`;
const mail = { kind: 'test', language: 'en', to: 'mia@example.dk', subject: 'Hello', text: 'Hello' } as const;
const mostBytes = 12_000;

test('an email carries the coach’s portrait as a picture of its own, at most 12 kB', async () => {
  const server = await startSmtp();
  const { transport, close } = openSmtpMail({ url: server.url, from: 'a@studio.example', dialogueMs: 2000 });
  open.push(server.close, close);
  const world = testWorld(given.db, { mail: transport });
  const id = await change(world, system, (c) => queueEmail(c, { ...mail, html, attachments: [] }));
  expect(await sendEmail(world, id ?? '')).toBe('sent');
  const [{ raw, parsed }] = server.received as [(typeof server.received)[0]];
  const [picture] = parsed.attachments as [(typeof parsed.attachments)[0]];
  expect(picture).toMatchObject({ mimeType: 'image/png', disposition: 'inline', contentId: '<portrait>' });
  expect((picture.content as ArrayBuffer).byteLength).toBeLessThanOrEqual(mostBytes);
  expect(raw).toContain('multipart/related');
  expect(parsed.html).toContain('src="cid:portrait"');
  // Attached when it is sent: the stored email has no copy.
  const row = await given.db.query.selectFrom('emails').select('attachments').executeTakeFirstOrThrow();
  expect(row.attachments).toEqual([]);
});

test('the owner’s photograph replaces the drawn portrait; a studio with neither sends none', async () => {
  const world = testWorld(given.db);
  const { attachments } = await withPortrait(world, html);
  const photograph = { proportions: { width: 440, height: 540 }, altEn: 'Thea', altDa: 'Thea' };
  const bytes = await sharp(readFileSync('app/pictures/elevated-light-960.webp')).flatten().jpeg().toBuffer();
  const place = 'instructor-thea';
  expect(await placePhotograph(world, owner, { place, bytes, ...photograph })).toEqual({ ok: true });
  const [replaced] = (await withPortrait(world, html)).attachments;
  expect(replaced?.content).not.toBe(attachments[0]?.content);
  expect(Buffer.from(replaced?.content ?? '', 'base64').length).toBeLessThanOrEqual(mostBytes);
  await given.db.query.deleteFrom('photographs').execute();
  await given.db.query.deleteFrom('settings').where('key', '=', 'studio').execute();
  expect(await withPortrait(world, html)).toEqual({ html: '<p>Hello</p>', attachments: [] });
});

test('the outbox shows the portrait within the document', async () => {
  const shown = await withPortraitInside(testWorld(given.db), html);
  expect(shown).toMatch(/<img alt="Thea" src="data:image\/png;base64,[\w+/=]+" width="60"\/>/);
});
