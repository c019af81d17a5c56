import type { World } from '#platform/world.ts';
import { draftIssue, seedIssues, sentIssue } from '../newsletter/seed-issues.ts';
import { seedVouchers } from '../vouchers/seed-vouchers.ts';
import { write } from './applications-and-messages.ts';
import { seedBookings } from './bookings.ts';
import { seedCalendars } from './calendars.ts';
import { seedConversations } from './conversations.ts';
import { seedHomework } from './homework.ts';
import { seedInvoices } from './invoices.ts';
import { seedMedia } from './media.ts';
import { seedOrders } from './orders.ts';
import { idOf, longName, seedPeople } from './people.ts';
import { seedQuestions } from './questions.ts';
import { seedRecordings } from './recordings.ts';
import { seedReplies } from './replies.ts';
import { study } from './study.ts';
import { seedTakePair } from './take-pairs.ts';

/**
 * A studio in use for weeks: long names, every state, student areas with and without data. Returns the values for
 * the URL parameters in tests/support/browser/signed-in-pages.ts.
 */
export async function populate(world: World): Promise<Readonly<Record<string, string>>> {
  const { åseId } = await seedPeople(world);
  await seedBookings(world);
  await seedCalendars(world);
  const { receipt } = await seedOrders(world);
  await seedRecordings(world);
  await seedHomework(world);
  const invoice = await seedInvoices(world);
  const studied = await study(world, åseId);
  await write(world);
  await seedIssues(world.db, world.clock.now());
  await seedQuestions(world);
  await seedReplies(world);
  await seedConversations(world);
  await seedVouchers(world, {
    codeId: idOf('e', 80),
    cardId: idOf('e', 81),
    orderId: idOf('d', 1),
    code: 'FORAAR-MED-SANG-15',
    name: longName,
    email: 'modtager@eksempel.dk',
  });
  const date = await world.db.query
    .selectFrom('dates')
    .select('id')
    .where('is_open', '=', true)
    .orderBy('starts_on')
    .executeTakeFirstOrThrow();
  const media = await seedMedia(world);
  const takePair = String(await seedTakePair(world));
  return {
    ...studied,
    media,
    issue: draftIssue,
    sentIssue,
    takePair,
    receipt,
    invoice,
    waitingOrder: idOf('d', 7),
    date: date.id,
    student: åseId,
    booking: idOf('b', 1),
    dueBooking: idOf('b', 2),
    pastBooking: idOf('b', 8),
    recordedBooking: idOf('b', 6),
    recording: idOf('f', 95),
    earlierRecording: idOf('f', 96),
    homework: idOf('f', 100),
    homeworkFile: idOf('f', 103),
    cancelledBooking: idOf('b', 9),
    keptBooking: idOf('b', 11),
    block: idOf('c', 91),
    order: idOf('d', 1),
    parcel: idOf('d', 2),
    refunded: idOf('d', 3),
    application: idOf('f', 1),
    retreatApplication: idOf('f', 2),
    ownApplication: idOf('f', 5),
    attached: idOf('f', 50),
    message: idOf('f', 60),
    attachment: idOf('f', 69),
    conversation: idOf('f', 110),
    conversationFile: idOf('f', 115),
    answeredMessage: idOf('f', 62),
    savedReply: idOf('f', 66),
    question: idOf('f', 91),
    story: idOf('f', 70),
    code: idOf('e', 80),
    giftCard: idOf('e', 81),
  };
}
