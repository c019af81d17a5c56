import { beforeEach, expect, test } from 'vitest';
import { isAccessOpen } from '#studio/teaching/learning/enrolments.queries.ts';
import { exampleSlot, held, testStage } from '#tests/support/page-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { grantCourse } from './grant-course.ts';
import { grantCredits, revokeCredits } from './grant-credits.ts';
import { saveStudentDetails } from './save-student-details.ts';
import { saveSessionNote } from './session-note.ts';
import { latestSession, noteOfSession, notesOfPerson, sharedNotes } from './session-notes.queries.ts';
import { detailsOf, type StudentFacts } from './student.queries.ts';

const stage = testStage();
const emails = ['soeren@example.dk'];
let bookingId: string;

beforeEach(async () => {
  ({ bookingId } = await held(stage.world, exampleSlot, { who: visitor, email: 'Soeren@Example.dk' }));
});

const save = (body: string, fields: object = {}, who = owner) =>
  saveSessionNote(stage.world, who, { id: bookingId, body, version: 0, ...fields });

test('a note about a session is not readable by others until it is shared', async () => {
  expect(await save('Jaw free, breath before “credi”.')).toMatchObject({ ok: true, version: 1 });
  const note = await noteOfSession(stage.db.query, owner, bookingId);
  expect(note).toMatchObject({ body: 'Jaw free, breath before “credi”.', isShared: false, version: 1 });
  expect(await sharedNotes(stage.db.query, [bookingId])).toEqual(new Map());
  await save('Sirens, five minutes a day.', { version: 1, isShared: 'on' });
  expect(await sharedNotes(stage.db.query, [bookingId])).toEqual(
    new Map([[bookingId, 'Sirens, five minutes a day.']]),
  );
});

test('a note changed on another device is never overwritten: both texts are returned', async () => {
  await save('From the phone');
  const outcome = await save('From the laptop');
  expect(outcome).toMatchObject({ refusal: 'changed', other: { body: 'From the phone', version: 1 } });
  expect(await noteOfSession(stage.db.query, owner, bookingId)).toMatchObject({ body: 'From the phone' });
});

test('a repeated save of the same note is one version, and a late one changes nothing', async () => {
  const page = { clientId: 'page', revision: 1 };
  await save('First', page);
  expect(await save('First', page)).toMatchObject({ ok: true, version: 1 });
  expect(await save('Second', { clientId: 'page', revision: 3 })).toMatchObject({ ok: true, version: 2 });
  expect(await save('Late', { clientId: 'page', revision: 2 })).toMatchObject({ ok: true, version: 2 });
  expect(await noteOfSession(stage.db.query, owner, bookingId)).toMatchObject({ body: 'Second' });
});

test('a note of more than 20,000 characters, or about no booking, is refused', async () => {
  expect(await save('a'.repeat(20_001))).toEqual({ ok: false, refusal: 'too-long' });
  const elsewhere = { id: '00000000-0000-4000-8000-000000000000' };
  expect(await save('Where?', elsewhere)).toEqual({ ok: false, refusal: 'not-there' });
  expect(await save('Where?', { id: 'none' })).toEqual({ ok: false, refusal: 'bad' });
});

test('the notes of a person are those about their sessions, whatever the spelling of the address', async () => {
  await save('About Søren');
  expect(await notesOfPerson(stage.db.query, { emails, most: 5 })).toMatchObject([{ body: 'About Søren' }]);
  expect(await notesOfPerson(stage.db.query, { emails: ['other@example.dk'], most: 5 })).toEqual([]);
  // A hold that is not paid is no session to write about.
  const until = stage.world.clock.now().add({ hours: 24 * 365 });
  expect(await latestSession(stage.db.query, { emails, until })).toBeNull();
});

const person: StudentFacts = {
  userId: null,
  name: 'Søren',
  email: 'Soeren@Example.dk',
  emails,
  joinedAt: null,
  guestSince: null,
  language: null,
};
const typed = { phone: '+45 22 33 44 55', voiceType: 'tenor', tags: 'Audition, audition, Choir' };

test('phone, voice type and tags of a guest are stored once; a form from before is refused', async () => {
  const saveDetails = (version: number, fields = {}) =>
    saveStudentDetails(stage.world, owner, { student: person, version, ...typed, ...fields });
  expect(await detailsOf(stage.db.query, person)).toMatchObject({ version: 0 });
  expect(await saveDetails(0)).toEqual({ ok: true });
  expect(await detailsOf(stage.db.query, person)).toEqual({
    phone: '+45 22 33 44 55',
    voiceType: 'tenor',
    tags: ['Audition', 'Choir'],
    version: 1,
  });
  expect(await saveDetails(0, { phone: '' })).toEqual({ ok: false, refusal: 'changed' });
  expect(await saveDetails(1, { phone: '', voiceType: '' })).toEqual({ ok: true });
  expect(await detailsOf(stage.db.query, person)).toMatchObject({ phone: '', voiceType: null, version: 2 });
});

test.each([
  ['phone', { phone: 'call me' }],
  ['voiceType', { voiceType: 'whistle' }],
  ['tags', { tags: 'x'.repeat(41) }],
  ['tags', { tags: Array.from({ length: 13 }, (_, at) => `tag ${at}`).join(',') }],
])('an invalid %s is named', async (field, fields) => {
  const outcome = await saveStudentDetails(stage.world, owner, {
    student: person,
    version: 0,
    ...typed,
    ...fields,
  });
  expect(outcome).toEqual({ ok: false, refusal: 'invalid', fields: [field] });
});

const grant = {
  offerId: 'private-lessons-thea-lindehav',
  count: '2',
  months: '12',
  reason: 'A lesson cut short',
};
const ledgerOf = async () =>
  stage.db.query
    .selectFrom('ledger_entries')
    .select(['entitlement_id as id', 'delta', 'reason'])
    .where('entitlement_id', 'is not', null)
    .orderBy('at')
    .execute();

test('credits are granted once per form, with a reason in the activity log and one email in the person’s language', async () => {
  for (let press = 0; press < 2; press += 1) {
    const given = { student: person, once: 'form-1', ...grant };
    expect(await grantCredits(stage.world, owner, given)).toEqual({ ok: true });
  }
  expect(await ledgerOf()).toMatchObject([{ delta: 2, reason: 'granted' }]);
  const emails = await stage.db.query
    .selectFrom('emails')
    .select(['recipient', 'language', 'body'])
    .where('kind', '=', 'credit-from-owner')
    .execute();
  expect(emails).toMatchObject([{ recipient: 'Soeren@Example.dk', language: 'en' }]);
  expect(emails[0]?.body).toMatch(/private-coaching\/book\?credit=/);
  expect(emails[0]?.body).not.toContain('A lesson cut short');
  const entries = stage.db.query
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'credit.granted');
  expect(await entries.execute()).toEqual([{ details: { count: 2, reason: 'A lesson cut short' } }]);
});

test('granted credits are revoked with a reason, once; bought ones only through their order', async () => {
  await grantCredits(stage.world, owner, { student: person, once: null, ...grant });
  const id = (await ledgerOf())[0]?.id ?? '';
  const revoke = (reason: string, addresses = emails) =>
    revokeCredits(stage.world, owner, { entitlementId: id, emails: addresses, reason });
  expect(await revoke(' ')).toEqual({ ok: false, refusal: 'no-reason' });
  expect(await revoke('By mistake', ['other@example.dk'])).toEqual({ ok: false, refusal: 'not-found' });
  for (let press = 0; press < 2; press += 1) expect(await revoke('By mistake')).toEqual({ ok: true });
  expect((await ledgerOf()).map(({ delta }) => delta)).toEqual([2, -2]);
});

test.each([
  ['offerId', { offerId: 'main-course' }],
  ['count', { count: '0' }],
  ['count', { count: '51' }],
  ['months', { months: 'soon' }],
  ['reason', { reason: ' ' }],
])('credits with an invalid %s are not granted', async (field, fields) => {
  const given = { student: person, once: null, ...grant, ...fields };
  expect(await grantCredits(stage.world, owner, given)).toEqual({
    ok: false,
    refusal: 'invalid',
    fields: [field],
  });
  expect(await ledgerOf()).toEqual([]);
});

const opened = { courseId: 'main-course', reason: 'Prize of the spring concert' };

test('access to a course is given once, with a reason in the activity log and one email, and not to one who has it', async () => {
  const reads = () => ({
    person: { userId: null, email: person.email },
    courseId: 'main-course',
    now: stage.world.clock.now(),
  });
  expect(await isAccessOpen(stage.db.query, reads())).toBe(false);
  for (let press = 0; press < 2; press += 1) {
    const given = { student: person, once: 'form-3', ...opened };
    expect(await grantCourse(stage.world, owner, given)).toEqual({ ok: true });
  }
  expect(await isAccessOpen(stage.db.query, reads())).toBe(true);
  expect(await grantCourse(stage.world, owner, { student: person, once: 'form-4', ...opened })).toEqual({
    ok: false,
    refusal: 'enrolled',
  });
  const emailed = await stage.db.query
    .selectFrom('emails')
    .select(['recipient', 'body'])
    .where('kind', '=', 'course-from-owner')
    .execute();
  expect(emailed).toMatchObject([{ recipient: 'Soeren@Example.dk' }]);
  expect(emailed[0]?.body).toContain('There’s nothing to pay.');
  const logged = stage.db.query
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'course.access-granted');
  expect(await logged.execute()).toEqual([{ details: opened }]);
});

test.each([
  ['courseId', { courseId: 'private-coaching' }],
  ['reason', { reason: ' ' }],
])('access to a course with an invalid %s is not given', async (field, fields) => {
  const given = { student: person, once: null, ...opened, ...fields };
  expect(await grantCourse(stage.world, owner, given)).toEqual({
    ok: false,
    refusal: 'invalid',
    fields: [field],
  });
});
