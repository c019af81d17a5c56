import { beforeEach, expect, test } from 'vitest';
import { intensiveApplication } from '#tests/support/applications.ts';
import { addedQuestion } from '#tests/support/populated/additional-questions.ts';
import { clearPageCache, testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const page = '/voice-elevated-application';
const typed = { ...intensiveApplication, agreedToTerms: 'yes' };
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const stored = async () =>
  (await given.db.query.selectFrom('applications').select('additional_answers').execute()).map(
    (row) => row.additional_answers,
  );

function post(fields: Iterable<[string, string]>, headers: HeadersInit = {}) {
  return given.fetch(page, { method: 'POST', body: new URLSearchParams([...fields]), headers });
}

let song = '';
let days = '';
let friday = '';
beforeEach(async () => {
  await given.db.query.deleteFrom('rate_limits').execute();
  song = await addedQuestion(given.world, { kind: 'long-text', isRequired: true });
  days = await addedQuestion(given.world, {
    kind: 'several-choices',
    labelEn: 'Which days?',
    labelDa: 'Hvilke dage?',
    choicesEn: 'Monday\nFriday',
    choicesDa: 'Mandag\nFredag',
    isRequired: true,
  });
  const { choices } = await given.db.query
    .selectFrom('application_questions')
    .select('choices')
    .where('id', '=', days)
    .executeTakeFirstOrThrow();
  friday = choices[1]?.id ?? '';
  await clearPageCache(given.db);
});

test('without scripts the questions follow the form’s own, with errors at their fields and the input kept', async () => {
  const before = textOf(mainOf(await (await given.fetch(page)).text()));
  expect(before.indexOf('Hvilken sang tager du med?')).toBeGreaterThan(before.indexOf('Jeg accepterer'));
  const refused = await post([...Object.entries({ ...typed, phone: '' }), [`answers.${days}`, friday]]);
  const html = mainOf(await refused.text());
  expect(refused.status).toBe(400);
  expect(html).toMatch(new RegExp(`id="apply-answers.${song}-error"[^>]*><span>Besvar spørgsmålet`));
  expect(html).toContain(`href="#apply-answers.${song}"`);
  expect(html).not.toContain(`id="apply-answers.${days}-error"`);
  expect(html).toMatch(new RegExp(`<input[^>]*value="${friday}"[^>]*checked|checked[^>]*value="${friday}"`));
  expect(html).toContain('Ærlige Åse');
  const long = await post([...Object.entries(typed), [`answers.${song}`, 'å'.repeat(5001)]]);
  const again = mainOf(await long.text());
  expect(again).toContain('Skriv højst 5000 tegn.');
  expect(again).toContain('å'.repeat(5001));
  expect(await stored()).toEqual([]);
});

test('the island’s request gets the same errors as JSON; the answers reach the owner’s page as they were asked', async () => {
  const refused = await post(Object.entries(typed), { accept: 'application/json' });
  expect(await refused.json()).toMatchObject({
    errors: { [`answers.${song}`]: 'Besvar spørgsmålet', [`answers.${days}`]: 'Vælg mindst én mulighed' },
  });
  const sent = await post([
    ...Object.entries(typed),
    [`answers.${song}`, 'Sølvmåne'],
    [`answers.${days}`, friday],
    ['answers.unknown', 'x'],
  ]);
  expect(sent.status).toBe(200);
  const { id } = await given.db.query.selectFrom('applications').select('id').executeTakeFirstOrThrow();
  const admin = await given.fetch(`/admin/applications/${id}`, { headers: await signedIn(given, 'owner') });
  const words = textOf(mainOf(await admin.text()));
  for (const part of ['Hvilken sang tager du med?', 'Sølvmåne', 'Hvilke dage?', 'Fredag'])
    expect(words).toContain(part);
});

test('wire call 5 needs no answers, and stores those that it is sent', async () => {
  const call = (body: unknown) =>
    given.fetch('/functions/v1/submit-voice-elevated-application', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const plain = await call(intensiveApplication);
  expect(plain.status).toBe(200);
  expect(Object.keys(await plain.json())).toEqual(['ok', 'answerBy', 'statusUrl']);
  const answers = { [song]: 'Sølvmåne', [days]: [friday], unknown: 'x' };
  expect((await call({ ...intensiveApplication, answers })).status).toBe(200);
  expect((await stored()).toSorted((one, other) => one.length - other.length)).toMatchObject([
    [],
    [
      { id: song, answer: 'Sølvmåne' },
      { id: days, answer: 'Fredag' },
    ],
  ]);
});

test('the owner adds a question under the programme, with an invalid form keeping its input', async () => {
  const list = '/admin/catalogue/celebrity-vocal-experience/questions';
  const headers = { origin: 'http://localhost:3000', ...(await signedIn(given, 'owner')) };
  const send = (path: string, fields: Record<string, string>) =>
    given.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' });
  const fields = {
    kind: 'one-choice',
    labelEn: 'Which room?',
    labelDa: 'Hvilket værelse?',
    isVisible: 'yes',
  };
  const refused = await send(`${list}/new`, { ...fields, choicesEn: 'Single', choicesDa: 'Enkelt\nDobbelt' });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  for (const part of ['Enter at least two options, one per line.', 'value="Which room?"', 'Dobbelt'])
    expect(html).toContain(part);
  const options = { choicesEn: 'Single\nDouble', choicesDa: 'Enkelt\nDobbelt' };
  const made = await send(`${list}/new`, { ...fields, ...options });
  expect([made.status, made.headers.get('location')]).toEqual([303, `${list}?flash=created`]);
  await expect
    .poll(async () => textOf(await (await given.fetch('/celebrity-application')).text()))
    .toContain('Which room?');
  const offer = await given.fetch('/admin/catalogue/celebrity-vocal-experience', { headers });
  expect(textOf(await offer.text())).toContain('Additional questions (1)');
  expect((await given.fetch('/admin/catalogue/beginner-course/questions', { headers })).status).toBe(404);
});
