import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { visitor } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { sendContactMessage } from './send-contact-message.ts';

const given = testDatabase();
const written = {
  name: ' Søren Ærø ',
  email: 'søren@sødavand.dk',
  phone: '+45 12 34 56 78',
  message: 'Hej Thea\n\nJeg synger i bad. <b>Kan I hjælpe?</b>',
};

/** As it is sent. */
const stored = 'søren@xn--sdavand-q1a.dk';

async function studioWithOwner() {
  const studio = { studioName: 'Lindehav', email: 'hello@lindehav.example' };
  await given.db.query
    .insertInto('settings')
    .values({ key: 'studio', value: JSON.stringify(studio) })
    .execute();
  return testWorld(given.db);
}

const saved = () => given.db.query.selectFrom('contact_messages').selectAll().execute();
const mails = () => given.db.query.selectFrom('emails').selectAll().execute();

describe('a contact message', () => {
  test('is stored and emailed to the owner, who can reply to the visitor', async () => {
    const world = await studioWithOwner();
    expect(await sendContactMessage(world, { ...visitor, language: 'da' }, written)).toEqual({ ok: true });
    expect(await saved()).toMatchObject([{ ...written, email: stored, name: 'Søren Ærø', language: 'da' }]);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      kind: 'contact-message',
      recipient: 'hello@lindehav.example',
      reply_to: stored,
      subject: 'Message from Søren Ærø',
    });
    expect(mail?.body).toContain('> Jeg synger i bad.');
    expect(mail?.html).toContain('&lt;b&gt;Kan I hjælpe?&lt;/b&gt;');
  });

  test('does not require a phone [S3.07]', async () => {
    const world = await studioWithOwner();
    const { phone: _, ...without } = written;
    expect(await sendContactMessage(world, visitor, without)).toEqual({ ok: true });
    const another = { ...without, phone: null, message: 'Og en hilsen' };
    expect(await sendContactMessage(world, visitor, another)).toEqual({ ok: true });
    expect(await saved()).toHaveLength(2);
  });

  test('is stored even while the owner has no address yet', async () => {
    expect(await sendContactMessage(testWorld(given.db), visitor, written)).toEqual({ ok: true });
    expect(await saved()).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });

  test.each([
    [{ name: '  ' }, 'missing', ['name']],
    [{ email: '' }, 'missing', ['email']],
    [{ message: '\n' }, 'missing', ['message']],
    [{ name: 7 }, 'missing', ['name']],
    [{ message: { $ne: null } }, 'missing', ['message']],
    [{ email: 'nobody' }, 'bad-email', ['email']],
    [{ email: 'a@x.dk, b@x.dk' }, 'bad-email', ['email']],
    [{ email: 'a@x.dk\r\nBcc: b@x.dk' }, 'bad-email', ['email']],
    [{ message: 'å'.repeat(5001) }, 'too-long', ['message']],
  ] as const)('with %o is refused as %s, and nothing is stored', async (wrong, refusal, fields) => {
    const world = await studioWithOwner();
    const outcome = await sendContactMessage(world, visitor, { ...written, ...wrong });
    expect(outcome).toMatchObject({ ok: false, refusal, message: expect.any(String) });
    expect(Object.keys('fields' in outcome ? outcome.fields : {})).toEqual(fields);
    expect(await saved()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test.each([null, undefined, 'text', [], 12])(
    'that is %o instead of an object is refused',
    async (input) => {
      expect(await sendContactMessage(testWorld(given.db), visitor, input)).toMatchObject({ ok: false });
    },
  );

  test('counts an emoji as one character', async () => {
    const world = await studioWithOwner();
    expect(await sendContactMessage(world, visitor, { ...written, message: '😀'.repeat(5000) })).toEqual({
      ok: true,
    });
  });

  test('is refused in the visitor’s language', async () => {
    const missing = { ...written, name: '' };
    const da = await sendContactMessage(testWorld(given.db), { ...visitor, language: 'da' }, missing);
    const en = await sendContactMessage(testWorld(given.db), visitor, missing);
    expect(en).toMatchObject({ message: 'Please fill in all required fields.' });
    expect(da).toMatchObject({ message: 'Udfyld alle felter, der skal udfyldes.' });
  });
});

describe('automated and repeated messages', () => {
  test('the same text again within ten minutes is one message and one email, also concurrently [P.107]', async () => {
    const world = await studioWithOwner();
    const sent = await Promise.all([1, 2].map(() => sendContactMessage(world, visitor, written)));
    sent.push(await sendContactMessage(world, visitor, { ...written, email: 'SØREN@sødavand.dk' }));
    expect(sent).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await saved()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    world.setNow(testNow.add({ minutes: 11 }));
    await sendContactMessage(world, visitor, written);
    expect(await saved()).toHaveLength(2);
  });

  test('a ticked honeypot requires sending again; without it the message arrives', async () => {
    const world = await studioWithOwner();
    const ticked = await sendContactMessage(world, visitor, { ...written, machine: 'on' });
    expect(ticked).toMatchObject({
      ok: false,
      refusal: 'machine',
      message: expect.stringContaining('press the button again'),
    });
    expect(await saved()).toEqual([]);
    expect(await sendContactMessage(world, visitor, { ...written, machine: '' })).toEqual({ ok: true });
    expect(await saved()).toHaveLength(1);
  });
});

describe('limits of contact messages', () => {
  test('allow 5 per email and hour, from any address', async () => {
    const world = await studioWithOwner();
    for (let count = 0; count < 5; count += 1) {
      const who = { ...visitor, address: `203.0.113.${count}` };
      const message = `Besked ${count}`;
      expect(await sendContactMessage(world, who, { ...written, message })).toEqual({ ok: true });
    }
    const sixth = await sendContactMessage(world, { ...visitor, address: '203.0.113.99' }, written);
    expect(sixth).toMatchObject({ ok: false, refusal: 'too-many' });
    expect('retryAfterSeconds' in sixth && sixth.retryAfterSeconds).toBeGreaterThan(0);
    expect(await saved()).toHaveLength(5);
  });

  test('allow 20 per IP address and hour, for any email [P.92]', async () => {
    const world = await studioWithOwner();
    for (let count = 0; count < 20; count += 1) {
      const from = { ...written, email: `person-${count}@example.dk` };
      expect(await sendContactMessage(world, visitor, from)).toEqual({ ok: true });
    }
    const next = await sendContactMessage(world, visitor, { ...written, email: 'person-20@example.dk' });
    expect(next).toMatchObject({ ok: false, refusal: 'too-many' });
  });
});
