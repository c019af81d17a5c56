import { randomUUID } from 'node:crypto';
import type { World } from '#platform/world.ts';
import { wordsPdf } from '../hostile-pdfs.ts';
import { idOf, longName, type Place, åse } from './people.ts';

const sheet = wordsPdf('Sirener og skalaer');

/** Questions of Åse from the student area: one answered with a file and continued, one without an answer. */
export async function seedConversations({ db, clock, files }: Place & Pick<World, 'files'>): Promise<void> {
  const before = (hours: number) => clock.now().subtract({ hours });
  const nothing = { answered_at: null, deleted_at: null, state_before: null, language: 'da' };
  await db.query
    .insertInto('contact_messages')
    .values([
      {
        ...åse,
        ...nothing,
        id: idOf('f', 110),
        created_at: before(60),
        state: 'answered' as const,
        message: `Om duetten med ${longName}:\n\nSkal jeg øve understemmen til på tirsdag, eller bliver det ved melodien?`,
      },
      {
        ...åse,
        ...nothing,
        id: idOf('f', 111),
        created_at: before(300),
        state: 'new' as const,
        message: 'Hvornår begynder næste hold?',
      },
    ])
    .execute();
  const reply = { contact_message_id: idOf('f', 110), language: 'da' as const };
  await db.query
    .insertInto('contact_replies')
    .values([
      {
        ...reply,
        id: idOf('f', 112),
        written_at: before(50),
        sent_at: before(50),
        body: 'Understemmen, tak.\n\nNoderne er vedhæftet.',
      },
      {
        ...reply,
        id: idOf('f', 113),
        written_at: before(2),
        sent_at: before(2),
        body: 'Nej, kun de første 16 takter.',
      },
    ])
    .execute();
  await db.query
    .insertInto('inbound_emails')
    .values({
      id: idOf('f', 114),
      contact_message_id: idOf('f', 110),
      message_id: '<f114@without-message-id>',
      sender_name: åse.name,
      sender_email: åse.email,
      is_verified: true,
      subject: '',
      body: 'Hele stykket?',
      is_shortened: false,
      received_at: before(40),
      is_from_student_area: true,
    })
    .execute();
  await db.query
    .insertInto('inbound_emails')
    .values({
      id: idOf('f', 116),
      contact_message_id: idOf('f', 110),
      message_id: '<f116@without-message-id>',
      sender_name: åse.name,
      sender_email: åse.email,
      is_verified: true,
      subject: 'Sv: Din besked',
      body: 'Tak, så øver jeg dem.\n\n________________________________\nFra: Studiet <studio@eksempel.dk>\nSendt: 20. november 2026 12:00\nTil: Åse\nEmne: Din besked\n\nNej, kun de første 16 takter.',
      is_shortened: false,
      received_at: before(1),
    })
    .execute();
  const key = `replies/${randomUUID()}.pdf`;
  await files.put(key, pieces(sheet), { contentType: 'application/pdf', maxBytes: sheet.length });
  await db.query
    .insertInto('reply_attachments')
    .values({
      id: idOf('f', 115),
      contact_message_id: idOf('f', 110),
      contact_reply_id: idOf('f', 112),
      key,
      name: 'Duetten, understemme.pdf',
      kind: 'pdf',
      bytes: sheet.length,
      digest: '0'.repeat(64),
      created_at: before(50),
    })
    .execute();
}

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
