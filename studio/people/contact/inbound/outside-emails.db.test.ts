import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { delivery, inboundDomain, inboundSettings } from '#tests/support/inbound/mailgun.ts';
import { newWorld, testStage } from '#tests/support/page-fixture.ts';
import { visitor } from '#tests/support/who.ts';
import type { TestWorld } from '#tests/support/world.ts';
import { sendContactMessage } from '../send-contact-message.ts';
import { splitQuoted } from './email-text.ts';
import { inboundEmailsOf } from './inbound-emails.queries.ts';
import { receiveEmail } from './receive-email.ts';
import { replyAddress } from './reply-address.ts';

const folder = new URL('../../../../tests/outside/emails/', import.meta.url);

interface Expected {
  id: string;
  about: string;
  want: {
    stored: boolean;
    name?: string;
    email?: string;
    written?: string;
    has?: string[];
    hasNot?: string[];
  };
}

const cases = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as Expected[];

const stage = testStage();
let world: TestWorld;
let messageId = '';
let recipient = '';

beforeEach(async () => {
  world = newWorld(stage.db, { env: inboundSettings }).world;
  const from = { name: 'Pia', email: 'pia@student.example', message: 'Har I tid?' };
  await sendContactMessage(world, visitor, from);
  const query = stage.db.query.selectFrom('contact_messages').select('id');
  messageId = (await query.executeTakeFirstOrThrow()).id;
  recipient = replyAddress(messageId, inboundDomain, world.secret);
});

const receive = (raw: Buffer) =>
  receiveEmail(
    world,
    delivery({ recipient, now: world.clock.now() }, '', { sender: 'pia@student.example', raw }),
  );

async function stored() {
  const [email] = await inboundEmailsOf(stage.db.query, messageId);
  return email && { ...email, ...splitQuoted(email.body, email.subject) };
}

/** An answer with a recording of 8.2 MB is built here. */
const fileCases = cases.filter(({ id }) => id !== 'm16');

test.each(fileCases.map((one) => [one.id, one.about, one] as const))(
  'emails from outside: %s, %s',
  async (id, _, { want }) => {
    const outcome = await receive(readFileSync(new URL(`${id}.eml`, folder)));
    expect(outcome.kind).toBe(want.stored ? 'received' : 'ignored');
    const email = await stored();
    expect(email !== undefined).toBe(want.stored);
    if (!email) return;
    if (want.name) expect(email.name).toBe(want.name);
    if (want.email) expect(email.email).toBe(want.email);
    if (want.written) expect(email.written).toBe(want.written);
    for (const text of want.has ?? []) expect(email.written).toContain(text);
    for (const text of want.hasNot ?? []) expect(email.written).not.toContain(text);
  },
);

test.each([8.2, 18])(
  'emails from outside: an answer with a recording of %s MB is stored with it',
  async (megabytes) => {
    const recording = Buffer.alloc(Math.floor(megabytes * 1024 * 1024), 'ID3\u0003 sound');
    const base64 = recording.toString('base64').replaceAll(/.{76}/g, '$&\r\n');
    const raw = Buffer.from(
      [
        'From: Pia <pia@student.example>',
        'Subject: Re: Your message',
        'Message-ID: <m16@student.example>',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'Jeg kan ikke komme tirsdag!',
        '--b',
        'Content-Type: audio/mpeg; name="sang.mp3"',
        'Content-Disposition: attachment; filename="sang.mp3"',
        'Content-Transfer-Encoding: base64',
        '',
        base64,
        '--b--',
      ].join('\r\n'),
    );
    expect(raw.length).toBeGreaterThan(11 * 1024 * 1024);
    expect(await receive(raw)).toEqual({ kind: 'received' });
    expect(await stored()).toMatchObject({
      written: 'Jeg kan ikke komme tirsdag!',
      isShortened: false,
      isUnparsed: false,
      attachments: [{ name: 'sang.mp3', bytes: recording.length }],
    });
    const files = await stage.db.query.selectFrom('inbound_attachments').select(['kind', 'bytes']).execute();
    expect(files).toEqual([{ kind: 'mp3', bytes: recording.length }]);
  },
);
