import { randomUUID } from 'node:crypto';
import type { World } from '#platform/world.ts';
import { wordsPdf } from '../hostile-pdfs.ts';
import { idOf, longName } from './people.ts';

const notes = wordsPdf('Sirener og skalaer');

/** A message that is answered, an answer by email, the draft of a further reply, and saved replies. */
export async function seedReplies({
  db,
  clock,
  files,
}: Pick<World, 'db' | 'clock' | 'files'>): Promise<void> {
  const now = clock.now();
  const reply = { contact_message_id: idOf('f', 62), language: 'da' as const };
  const paragraphs =
    'Tak for din besked.\n\nTirsdage kl. 19 er der plads igen efter jul.\nSkal jeg skrive dig op?';
  await db.query
    .insertInto('contact_replies')
    .values([
      {
        ...reply,
        id: idOf('f', 64),
        body: paragraphs,
        written_at: now.subtract({ hours: 24 }),
        sent_at: now.subtract({ hours: 24 }),
      },
      { ...reply, id: idOf('f', 65), body: 'Vi ses på tirsdag.', written_at: now, sent_at: null },
    ])
    .execute();
  await db.query
    .insertInto('inbound_emails')
    .values({
      id: idOf('f', 68),
      contact_message_id: idOf('f', 62),
      message_id: '<f68@mail.example>',
      sender_name: 'Ærø Ægidius',
      sender_email: 'another-address@mail.example',
      is_verified: false,
      subject: 'Sv: Din besked',
      is_shortened: true,
      received_at: now.subtract({ hours: 12 }),
      body: 'Ja tak!\n\nDen 22. november skrev studiet:\n> Tirsdage kl. 19 er der plads igen efter jul.',
      attachments: JSON.stringify([
        { name: 'Min optagelse.m4a', bytes: 2_400_000 },
        { name: 'Noder.pdf', bytes: notes.length },
      ]),
    })
    .execute();
  const key = `inbound/${randomUUID()}.pdf`;
  await db.query
    .insertInto('inbound_attachments')
    .values({
      id: idOf('f', 69),
      inbound_email_id: idOf('f', 68),
      place: 1,
      key,
      name: 'Noder.pdf',
      kind: 'pdf',
      bytes: notes.length,
      created_at: now,
    })
    .execute();
  await files.put(key, pieces(notes), { contentType: 'application/pdf', maxBytes: notes.length });
  await attachFiles({ db, files }, now);
  const times = { created_at: now, changed_at: now };
  await db.query
    .insertInto('saved_replies')
    .values([
      {
        ...times,
        id: idOf('f', 66),
        title_en: 'Prices and packs',
        title_da: 'Priser og klippekort',
        body_en: 'A session is DKK 1,950, and a pack of five is cheaper.',
        body_da: 'En time koster 1.950 kr., og fem timer i en pakke er billigere.',
      },
      {
        ...times,
        id: idOf('f', 67),
        title_en: 'Where to find the studio',
        title_da: 'Sådan finder du studiet',
        body_en: 'Take the stairs in the courtyard to the first floor.',
        body_da: 'Tag trappen i gården til første sal.',
      },
    ])
    .execute();
}

/** One to the reply that was sent, one to the draft. */
async function attachFiles({ db, files }: Pick<World, 'db' | 'files'>, now: Temporal.Instant): Promise<void> {
  for (const [replyId, name] of [
    [idOf('f', 64), 'Noder til tirsdag.pdf'],
    [null, `Øveplan for ${longName}.pdf`],
  ] as const) {
    const key = `replies/${randomUUID()}.pdf`;
    await files.put(key, pieces(notes), { contentType: 'application/pdf', maxBytes: notes.length });
    await db.query
      .insertInto('reply_attachments')
      .values({
        contact_message_id: idOf('f', 62),
        contact_reply_id: replyId,
        key,
        name,
        kind: 'pdf',
        bytes: notes.length,
        digest: randomUUID().replaceAll('-', '').repeat(2),
        created_at: now,
      })
      .execute();
  }
}

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
