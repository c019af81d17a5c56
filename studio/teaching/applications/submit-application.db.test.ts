import { readdir } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { diskFiles } from '#platform/files/disk-files.ts';
import { FileExists } from '#platform/files/files.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { intensiveApplication, retreatApplication } from '#tests/support/applications.ts';
import { emailsTo, openTaskKinds, orderOf } from '#tests/support/browser/screenshots.ts';
import { opened, testStage } from '#tests/support/page-fixture.ts';
import { encryptedPdf, samplePdf } from '#tests/support/pdfs.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { visitor } from '#tests/support/who.ts';
import { applicationFields } from './application-input.ts';
import { applicationFacts } from './applications.queries.ts';
import { insertArrivingFiles } from './applications.store.ts';
import { answerBy, type SubmitInput, submitApplication } from './submit-application.ts';

const stage = testStage();
const dane = { ...visitor, language: 'da' as const };
let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
  stage.world.files = diskFiles(folder);
});

const retreat = (changes: Partial<SubmitInput> = {}): SubmitInput => ({
  programme: 'celebrity-vocal-experience',
  values: retreatApplication,
  files: [],
  ...changes,
});
const intensive: SubmitInput = { programme: 'voice-elevated', values: intensiveApplication, files: [] };
const onDisk = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.pdf'));
const saved = () => stage.db.query.selectFrom('applications').selectAll().execute();

async function sent(input: SubmitInput = intensive, who = dane) {
  const outcome = await submitApplication(stage.world, who, input);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome;
}

describe('the input', () => {
  const danish: Record<string, string> = {
    firstName: 'Fornavn skal være mindst 2 tegn',
    lastName: 'Efternavn skal være mindst 2 tegn',
    email: 'Indtast venligst en gyldig email adresse',
    phone: 'Indtast venligst et gyldigt telefon nummer',
    singingBackground: 'Beskriv venligst din sang baggrund med mindst 50 tegn',
    experienceLevel: 'Beskriv venligst dit erfaring niveau',
    currentChallenges: 'Beskriv venligst dine nuværende udfordringer',
    voiceElevatedGoals: 'Beskriv venligst dine mål for programmet',
    whyVoiceElevated: 'Fortæl os venligst hvorfor du vil deltage i dette program',
    callTimes: 'Lad os venligst vide dine foretrukne samtale tider',
    agreedToTerms: 'Du skal acceptere vilkårene',
  };
  const english: Record<string, string> = {
    firstName: 'First name must be at least 2 characters',
    lastName: 'Last name must be at least 2 characters',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
    singingBackground: 'Please provide at least 50 characters about your singing background',
    experienceLevel: 'Please describe your experience level',
    currentChallenges: 'Please describe your current challenges',
    retreatGoals: 'Please describe your goals for the retreat',
    whyAttend: 'Please tell us why you want to attend this specific retreat',
    callTimes: 'Please let us know your preferred call times',
    agreedToTerms: 'You must agree to the terms',
  };

  test('an empty form gets an error at every field, in the specified words of each language [S5.18]', async () => {
    const da = await submitApplication(stage.world, dane, { ...intensive, values: {} });
    expect(da).toMatchObject({ ok: false, refusal: 'invalid', errors: danish });
    const en = await submitApplication(stage.world, visitor, retreat({ values: {} }));
    expect(en).toMatchObject({ ok: false, refusal: 'invalid', errors: english });
    expect(await saved()).toEqual([]);
  });

  const bounds: Array<[name: string, least: number]> = [
    ['firstName', 2],
    ['lastName', 2],
    ['phone', 8],
    ['singingBackground', 50],
    ['experienceLevel', 10],
    ['currentChallenges', 30],
    ['voiceElevatedGoals', 30],
    ['whyVoiceElevated', 50],
    ['callTimes', 10],
  ];
  test.each(bounds)(
    '%s requires %i characters, not counting spaces around them [S5.17]',
    async (name, least) => {
      const typed = (text: string) => ({ ...intensive, values: { ...intensiveApplication, [name]: text } });
      const short = await submitApplication(stage.world, dane, typed(`  ${'å'.repeat(least - 1)}  `));
      expect(short).toMatchObject({ errors: { [name]: danish[name] } });
      expect(await submitApplication(stage.world, dane, typed('🎵'.repeat(least)))).toMatchObject({
        ok: true,
      });
    },
  );

  test('terms not accepted are refused at their checkbox, for every false value [S5.19]', async () => {
    for (const agreedToTerms of [false, undefined, 'no', 'on', '', 0]) {
      const outcome = await submitApplication(
        stage.world,
        visitor,
        retreat({ values: { ...retreatApplication, agreedToTerms } }),
      );
      expect(outcome).toMatchObject({ errors: { agreedToTerms: 'You must agree to the terms' } });
    }
  });

  test('every field has its question and its limits in both programmes [S3.10]', () => {
    expect(Object.keys(danish)).toEqual([...applicationFields['voice-elevated']]);
    expect(Object.keys(english)).toEqual([...applicationFields['celebrity-vocal-experience']]);
  });
});

describe('a submitted application', () => {
  test('is stored, acknowledged to the applicant, and opens a task for the owner', async () => {
    const { applicationId } = await sent();
    const facts = await applicationFacts(stage.db.query, {
      applicationId,
      reader: 'da',
      now: stage.world.clock.now(),
    });
    expect(facts).toMatchObject({
      state: 'received',
      name: 'Ærlige Åse Østergaard',
      title: 'Voice Elevated',
    });
    expect(facts?.answerBy.toString()).toBe('2026-11-26');
    expect(await emailsTo(stage.db, 'aase@example.com')).toEqual(['application-received']);
    expect(await openTaskKinds(stage.db)).toContain('answer-application');
    const owners = await stage.db.query.selectFrom('emails').select(['kind', 'body', 'reply_to']).execute();
    const toOwner = owners.find(({ kind }) => kind === 'owner-application');
    expect(toOwner?.body).toContain(intensiveApplication.whyVoiceElevated);
    expect(toOwner?.reply_to).toBe('aase@example.com');
  });

  test('submitted twice, concurrently or in sequence, is one application with one email', async () => {
    const files = [{ name: 'cv.pdf', bytes: samplePdf() }];
    const both = await Promise.all([sent(retreat({ files })), sent(retreat({ files }))]);
    const again = await sent(retreat({ files }));
    expect(new Set([...both, again].map(({ applicationId }) => applicationId)).size).toBe(1);
    expect(await saved()).toHaveLength(1);
    expect(await onDisk()).toHaveLength(1);
    expect(await emailsTo(stage.db, 'aase@example.com')).toEqual(['application-received']);
  });

  test('more than three in an hour from one email are rate limited [S8.08]', async () => {
    for (const phone of ['11111111', '22222222', '33333333']) {
      await sent({ ...intensive, values: { ...intensiveApplication, phone } });
    }
    const values = { ...intensiveApplication, phone: '44444444', email: 'AASE@example.com' };
    const fourth = await submitApplication(stage.world, dane, { ...intensive, values });
    expect(fourth).toMatchObject({ ok: false, refusal: 'too-many' });
  });

  test('application: repeats of one pending application are limited per network and stop adding links', async () => {
    const files = [{ name: 'cv.pdf', bytes: samplePdf() }];
    const links = async () =>
      (await stage.db.query.selectFrom('secret_links').select('purpose').execute()).length;
    for (let count = 0; count < 10; count += 1) await sent(retreat({ files }));
    const before = await links();
    for (let count = 0; count < 2; count += 1) {
      const repeat = await submitApplication(stage.world, dane, retreat({ files }));
      expect(repeat).toMatchObject({
        ok: false,
        refusal: 'too-many',
        message: expect.stringContaining('netværk'),
      });
    }
    expect(await links()).toBe(before);
    expect(await saved()).toHaveLength(1);
  });

  test('three working days after a Friday are a Wednesday, and Christmas does not count', () => {
    expect(answerBy(Temporal.Instant.from('2026-11-20T22:30:00Z')).toString()).toBe('2026-11-25');
    expect(answerBy(Temporal.Instant.from('2026-11-20T23:30:00Z')).toString()).toBe('2026-11-25');
    expect(answerBy(Temporal.Instant.from('2026-12-22T12:00:00Z')).toString()).toBe('2026-12-29');
  });
});

describe('files', () => {
  test('five PDFs are stored under generated names, and shown under their own [S3.11]', async () => {
    const files = [1, 2, 3, 4, 5].map((at) => ({ name: `Noder ${at} ÆØÅ.pdf`, bytes: samplePdf(`${at}`) }));
    const { applicationId } = await sent(retreat({ files }));
    const facts = await applicationFacts(stage.db.query, {
      applicationId,
      reader: 'en',
      now: stage.world.clock.now(),
    });
    expect(facts?.files.map(({ name }) => name).sort()).toEqual(files.map(({ name }) => name));
    expect(await onDisk()).toHaveLength(5);
  });

  test.each([
    ['a text called .pdf', 'notes.pdf', new TextEncoder().encode('hello'), 'Please upload only PDF files.'],
    ['an empty file', 'empty.pdf', new Uint8Array(), 'empty.pdf is empty. Please choose it again.'],
    [
      'one behind a password',
      'locked.pdf',
      encryptedPdf(),
      'locked.pdf is protected by a password. Please send it without one.',
    ],
    [
      'one larger than 10 MB',
      'big.pdf',
      samplePdf('big', 10 * 1024 * 1024 + 1),
      'big.pdf is larger than 10 MB. Please send a smaller one.',
    ],
  ])('%s refuses them all, and nothing is left on disk [S5.20]', async (_, name, bytes, message) => {
    const files = [
      { name: 'good.pdf', bytes: samplePdf() },
      { name, bytes },
    ];
    const outcome = await submitApplication(stage.world, visitor, retreat({ files }));
    expect(outcome).toMatchObject({ ok: false, refusal: 'files', message });
    expect(await onDisk()).toEqual([]);
    expect(await saved()).toEqual([]);
  });

  test('a sixth file refuses them all', async () => {
    const files = [1, 2, 3, 4, 5, 6].map((at) => ({ name: `${at}.pdf`, bytes: samplePdf() }));
    const outcome = await submitApplication(stage.world, visitor, retreat({ files }));
    expect(outcome).toMatchObject({ ok: false, message: 'Please send at most 5 files.' });
    expect(await onDisk()).toEqual([]);
  });

  test('a storage failure in the middle leaves nothing: no file, no application', async () => {
    const disk = diskFiles(folder);
    let puts = 0;
    stage.world.files = {
      ...disk,
      put: (...args) => {
        puts += 1;
        return puts === 2 ? Promise.reject(new FileExists('taken')) : disk.put(...args);
      },
    };
    const files = [1, 2].map((at) => ({ name: `${at}.pdf`, bytes: samplePdf() }));
    await expect(submitApplication(stage.world, visitor, retreat({ files }))).rejects.toThrow(FileExists);
    expect(await onDisk()).toEqual([]);
    expect(await saved()).toEqual([]);
    expect(await stage.db.query.selectFrom('application_files').selectAll().execute()).toEqual([]);
  });

  test('a file orphaned by a crash is deleted an hour later', async () => {
    const key = 'applications/00000000-0000-4000-8000-000000000000.pdf';
    const now = stage.world.clock.now();
    await stage.db.transaction((tx) => insertArrivingFiles({ tx, now }, [{ key, name: 'a.pdf', bytes: 4 }]));
    await stage.world.files.put(key, [Buffer.from('%PDF')].values() as never, {
      contentType: 'application/pdf',
      maxBytes: 10,
    });
    await reconcile(stage.world);
    expect(await onDisk()).toHaveLength(1);
    stage.world.setNow(now.add({ hours: 1, minutes: 1 }));
    await reconcile(stage.world);
    expect(await onDisk()).toEqual([]);
  });
});

describe('matching a seat and its application', () => {
  async function authorised(offerId: string, email = 'aase@example.com') {
    const checkout = await opened(stage, offerId, { ...visitor, email });
    stage.bank.payer.pay(checkout.sessionId);
    await settlePayment(stage.world, checkout.paymentId);
    return { ...checkout, order: await orderOf(stage.db, checkout.paymentId) };
  }

  test('paid first: the form is linked to the order, and one task remains [S6.08]', async () => {
    const { paymentId } = await authorised('voice-elevated');
    expect(await openTaskKinds(stage.db)).toContain('decide-application');
    const { applicationId } = await sent();
    expect((await orderOf(stage.db, paymentId)).application_id).toBe(applicationId);
    expect(await openTaskKinds(stage.db)).not.toContain('decide-application');
    expect(await openTaskKinds(stage.db)).toContain('answer-application');
  });

  test('applied first: the order is linked to the form, and one task remains', async () => {
    const { applicationId } = await sent();
    const { order } = await authorised('voice-elevated');
    expect(order.application_id).toBe(applicationId);
    expect(await openTaskKinds(stage.db)).not.toContain('decide-application');
    const task = await stage.db.query
      .selectFrom('tasks')
      .select('details')
      .where('kind', '=', 'answer-application')
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow();
    expect(task.details).toMatchObject({ amountMinor: 1_850_000, currency: 'DKK' });
  });

  test('a payment for the other programme, or by another person, is not linked', async () => {
    await authorised('voice-elevated', 'someone@example.com');
    const { applicationId } = await sent(retreat());
    const facts = await applicationFacts(stage.db.query, {
      applicationId,
      reader: 'en',
      now: stage.world.clock.now(),
    });
    expect(facts?.reserved).toBeNull();
    expect(await openTaskKinds(stage.db)).toEqual(
      expect.arrayContaining(['answer-application', 'decide-application']),
    );
  });
});
