import { randomUUID } from 'node:crypto';
import type { World } from '#platform/world.ts';
import { insertAuditEntry } from '#studio/shared/audit.store.ts';
import { intensiveApplication, retreatApplication, seedAnswer } from '../applications.ts';
import { wordsPdf } from '../hostile-pdfs.ts';
import { idOf, momentOf, others, åse } from './people.ts';

const [long, mia, nanna, andré] = others;
const requested = [
  `Kære Thea\n\nJeg har sunget i kor i tolv år og vil gerne tage nogle timer inden vores koncert i Aarhus Domkirke. Underviser du også om aftenen, og hvad koster det, hvis vi kommer to sammen?\n\nMange hilsner\n${long.name}`,
  'Do you teach on Saturdays?',
  'Er der stadig plads på weekendholdet?',
];

/** Applications, contact messages and stories, and the tasks they cause. */
export async function write(world: World): Promise<void> {
  const { db } = world;
  const { query } = db;
  const applicants = [
    { who: åse, entry: 'voice-elevated', state: 'received', answers: intensiveApplication },
    { who: long, entry: 'celebrity-vocal-experience', state: 'received', answers: retreatApplication },
    { who: mia, entry: 'voice-elevated', state: 'accepted', answers: intensiveApplication },
    { who: nanna, entry: 'voice-elevated', state: 'declined', answers: intensiveApplication },
    { who: åse, entry: 'celebrity-vocal-experience', state: 'accepted', answers: retreatApplication },
  ] as const;
  for (const [at, { who, entry, state, answers }] of applicants.entries()) {
    const {
      firstName: _first,
      lastName: _last,
      email: _mail,
      phone,
      agreedToTerms: _agreed,
      ...words
    } = answers;
    const [first = '', ...rest] = who.name.split(' ');
    const written = momentOf(world, -2 - at);
    await query
      .insertInto('applications')
      .values({
        id: idOf('f', at + 1),
        offer_id: entry,
        state,
        language: 'da',
        first_name: first,
        last_name: rest.join(' '),
        email: who.email,
        phone,
        answers: JSON.stringify(words),
        terms_version: '2026-11-01',
        agreed_at: written,
        answer_by: written.toZonedDateTimeISO('Europe/Copenhagen').toPlainDate().add({ days: 5 }).toString(),
        digest: `lived ${at}`,
        instalments: state === 'accepted' ? 3 : null,
        created_at: written,
        decided_at: state === 'received' ? null : written.add({ hours: 20 }),
      })
      .execute();
  }
  await seedAnswer(query, idOf('f', 1), momentOf(world, -1));
  const file = { application_id: idOf('f', 2), key: `applications/${randomUUID()}.pdf`, bytes: 812_000 };
  const story = {
    id: idOf('f', 75),
    name: 'lived.pdf',
    file_key: `stories/${randomUUID()}.pdf`,
    bytes: 9_000,
  };
  await query.insertInto('magazine_uploads').values(story).execute();
  for (const key of [file.key, story.file_key])
    await world.files.put(key, once(wordsPdf('Ti vintre med skalaer')), {
      contentType: 'application/pdf',
      maxBytes: 10_000,
    });
  await query
    .insertInto('application_files')
    .values({
      ...file,
      id: idOf('f', 50),
      name: 'Anbefaling fra Det Kongelige Danske Musikkonservatorium, underskrevet.pdf',
      created_at: momentOf(world, -3),
    })
    .execute();
  for (const [at, message] of requested.entries()) {
    await query
      .insertInto('newsletter_subscriptions')
      .values({
        email: [long, andré, mia][at]!.email,
        language: at === 1 ? 'en' : 'da',
        consent_text: 'Yes',
        consented_at: momentOf(world, -3 - at),
        confirmed_at: at === 0 ? null : momentOf(world, -2 - at),
        unsubscribed_at: at === 2 ? momentOf(world, -1) : null,
      })
      .execute();
    await query
      .insertInto('contact_messages')
      .values({
        ...[long, andré, mia][at]!,
        id: idOf('f', 60 + at),
        phone: at === 0 ? '+45 12 34 56 78' : '',
        message,
        language: at === 1 ? 'en' : 'da',
        created_at: momentOf(world, -at, '08:10').subtract({ hours: 24 }),
        answered_at: at === 2 ? momentOf(world, -1) : null,
        state: (['new', 'read', 'answered'] as const)[at]!,
        deleted_at: null,
        state_before: null,
      })
      .execute();
    await query
      .insertInto('stories')
      .values({
        ...[long, nanna, mia][at]!,
        id: idOf('f', 70 + at),
        title: [
          'Da min stemme endelig fyldte Gråbrødre Kirke, og alle de andre holdt op med at synge',
          'Ti sekunder',
          'Min første sang på scenen',
        ][at]!,
        story:
          'Jeg var tredive, før jeg turde synge alene.\n\nDa tonen kom, var den ikke køn, men den var min. Efter den aften har jeg sunget hver dag.',
        language: 'da',
        consent_text: 'Ja, historien må bringes i magasinet.',
        upload_id: at === 0 ? story.id : null,
        item_id: null,
        state: (['waiting', 'waiting', 'declined'] as const)[at]!,
        created_at: momentOf(world, -4 - at),
        decided_at: at === 2 ? momentOf(world, -5) : null,
      })
      .execute();
  }
  await leaveTasks(world);
}

async function leaveTasks(world: World): Promise<void> {
  const { db } = world;
  const tasks = [
    [
      'dispatch-order',
      idOf('d', 2),
      {
        orderNumber: 'B-1002',
        name: long.name,
        what: '2 × Microphone, 1 × Hoodie, M',
        amountMinor: 624_900,
        currency: 'DKK',
      },
    ],
    ['answer-application', idOf('f', 1), { name: åse.name, what: 'Voice Elevated' }],
    [
      'decide-story',
      idOf('f', 70),
      { name: long.name, what: 'Da min stemme endelig fyldte Gråbrødre Kirke' },
    ],
    ['agree-date', idOf('d', 3), { name: nanna.name, what: 'Studio Day', orderNumber: 'B-1003' }],
    [
      'reschedule-request',
      idOf('b', 2),
      {
        name: long.name,
        slotStart: momentOf(world, 1, '09:00').toString(),
        requestedStart: momentOf(world, 2, '09:00').toString(),
      },
    ],
    [
      'dispute',
      idOf('d', 1),
      {
        name: åse.name,
        orderNumber: 'B-1001',
        amountMinor: 690_000,
        currency: 'DKK',
        reason: 'product_not_received',
      },
    ],
  ] as const;
  for (const [kind, subject, details] of tasks) {
    await db.query
      .insertInto('tasks')
      .values({
        kind,
        subject_id: subject,
        details: JSON.stringify(details),
        due_at: momentOf(world, 2),
        done_at: null,
        done_by: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await db.transaction(async (tx) => {
    const entries = [
      ['task.resolved', `order:${idOf('d', 3)}`, { remedy: 'decline' }],
      ['order.refunded', `order:${idOf('d', 3)}`, { amountMinor: 450_000, currency: 'DKK' }],
      ['product.updated', 'product:microphone', {}],
    ] as const;
    for (const [at, [action, subject, details]] of entries.entries())
      await insertAuditEntry(tx, {
        at: momentOf(world, -at, '09:30').subtract({ hours: 24 }),
        actor: 'owner',
        action,
        subject,
        details,
      });
  });
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
