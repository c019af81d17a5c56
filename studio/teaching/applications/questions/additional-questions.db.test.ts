import { beforeEach, describe, expect, test } from 'vitest';
import { listVersion } from '#studio/teaching/learning/list-version.ts';
import { intensiveApplication } from '#tests/support/applications.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { addedQuestion, typedQuestion } from '#tests/support/populated/additional-questions.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { applicationFacts } from '../applications.queries.ts';
import { submitApplication } from '../submit-application.ts';
import { questionLimits } from './additional-question.ts';
import { editedQuestion, questionsForOwner, shownQuestions } from './additional-questions.queries.ts';
import { moveQuestion, removeQuestion, showQuestion } from './arrange-questions.ts';
import { changeQuestion, createQuestion } from './edit-question.ts';

const stage = testStage();
const offerId = 'voice-elevated';
const dane = { ...visitor, language: 'da' as const };
const room = {
  kind: 'one-choice',
  labelEn: 'Which room?',
  labelDa: 'Hvilket værelse?',
  choicesEn: 'Single\nShared\n',
  choicesDa: 'Eneværelse\r\nDelt værelse',
};
const shown = (language: 'en' | 'da' = 'en') => shownQuestions(stage.world, offerId, language);
const labels = async () => (await shown()).map(({ label }) => label);

describe('the owner’s questions', () => {
  test('a question is added last, shown in the language of the page, and only by the owner', async () => {
    await addedQuestion(stage.world, { labelEn: 'First' });
    await addedQuestion(stage.world, { ...room, helpEn: 'With a view.', helpDa: 'Med udsigt.' });
    expect((await shown('da'))[1]).toMatchObject({
      kind: 'one-choice',
      label: 'Hvilket værelse?',
      help: 'Med udsigt.',
      choices: [{ label: 'Eneværelse' }, { label: 'Delt værelse' }],
    });
    expect(await labels()).toEqual(['First', 'Which room?']);
    expect(await shownQuestions(stage.world, 'celebrity-vocal-experience', 'en')).toEqual([]);
  });

  test('only a programme has them, at most twenty, and a form sent twice adds one', async () => {
    const sent = { offerId, typed: typedQuestion, once: 'form' };
    const first = await createQuestion(stage.world, owner, sent);
    expect(await createQuestion(stage.world, owner, sent)).toEqual(first);
    const other = await createQuestion(stage.world, owner, {
      ...sent,
      offerId: 'beginner-course',
      once: null,
    });
    expect(other).toMatchObject({ refusal: 'not-found' });
    for (let made = 1; made < questionLimits.questions; made += 1) await addedQuestion(stage.world);
    const full = await createQuestion(stage.world, owner, { offerId, typed: typedQuestion });
    expect(full).toMatchObject({ refusal: 'full' });
    expect(await shown()).toHaveLength(questionLimits.questions);
  });

  test.each([
    ['no question', { labelDa: ' ' }, { labelDa: 'missing' }],
    ['a long question', { labelEn: 'å'.repeat(201) }, { labelEn: 'too-long' }],
    ['help in one language', { helpEn: 'Help' }, { helpDa: 'both-languages' }],
    ['an unknown kind', { kind: 'colour' }, { kind: 'no-kind' }],
    [
      'one option',
      { ...room, choicesEn: 'Single', choicesDa: '' },
      { choicesEn: 'too-few', choicesDa: 'too-few' },
    ],
    ['fewer options in Danish', { ...room, choicesEn: 'a\nb\nc' }, { choicesDa: 'same-number' }],
    ['eleven options', { ...room, choicesEn: [...'abcdefghijk'].join('\n') }, { choicesEn: 'too-many' }],
    ['an option twice', { ...room, choicesEn: 'Single\nSingle' }, { choicesEn: 'repeated' }],
  ])('%s is refused at its field', async (_, changes, faults) => {
    const typed = { ...typedQuestion, ...changes };
    expect(await createQuestion(stage.world, owner, { offerId, typed })).toEqual({
      ok: false,
      refusal: 'invalid',
      faults,
    });
  });

  test('they are edited, moved, hidden and removed; an option keeps its id while one of its texts stays', async () => {
    const id = await addedQuestion(stage.world, room);
    const last = await addedQuestion(stage.world, { labelEn: 'Last' });
    const before = (await shown())[0]?.choices ?? [];
    const typed = {
      ...typedQuestion,
      ...room,
      choicesEn: 'Shared\nA room of your own',
      choicesDa: 'Delt\nEneværelse',
    };
    const changed = await changeQuestion(stage.world, owner, { offerId, id, version: 1, typed });
    expect(changed).toEqual({ ok: true, id });
    const after = (await shown())[0]?.choices ?? [];
    expect(after.map((choice) => choice.id)).toEqual([before[1]?.id, before[0]?.id]);
    const place = { offerId, id };
    await moveQuestion(stage.world, owner, { ...place, direction: 'down', seen: listVersion([id, last]) });
    expect(await labels()).toEqual(['Last', 'Which room?']);
    expect(await showQuestion(stage.world, owner, { ...place, version: 2, isVisible: false })).toMatchObject({
      ok: true,
    });
    expect(await labels()).toEqual(['Last']);
    expect(await questionsForOwner(stage.db.query, owner, offerId)).toMatchObject([
      { id: last },
      { id, isVisible: false },
    ]);
    expect(await removeQuestion(stage.world, owner, { ...place, version: 3 })).toMatchObject({ ok: true });
    expect(await removeQuestion(stage.world, owner, { ...place, version: 3 })).toMatchObject({ ok: true });
    expect(await editedQuestion(stage.db.query, owner, place)).toBeNull();
  });
});

describe('answers', () => {
  const ids: Record<'song' | 'room' | 'days' | 'hidden', string> = {
    song: '',
    room: '',
    days: '',
    hidden: '',
  };
  let days: readonly string[] = [];
  let rooms: readonly string[] = [];

  beforeEach(async () => {
    ids.song = await addedQuestion(stage.world, { isRequired: true });
    ids.room = await addedQuestion(stage.world, { ...room, isRequired: true });
    ids.days = await addedQuestion(stage.world, {
      kind: 'several-choices',
      labelEn: 'Which days?',
      labelDa: 'Hvilke dage?',
      choicesEn: 'Monday\nTuesday\nFriday',
      choicesDa: 'Mandag\nTirsdag\nFredag',
    });
    ids.hidden = await addedQuestion(stage.world, { isVisible: false });
    const questions = await shown();
    [rooms = [], days = []] = questions.slice(1).map(({ choices }) => choices.map(({ id }) => id));
  });

  const send = (answers: unknown, isForm: boolean) =>
    submitApplication(stage.world, dane, {
      programme: offerId,
      values: { ...intensiveApplication, answers },
      files: [],
      isForm,
    });
  const stored = async () =>
    (await stage.db.query.selectFrom('applications').select('additional_answers').execute()).map(
      (row) => row.additional_answers,
    );

  test('they are stored in the words of the form, and stay so when the question is changed or removed', async () => {
    const given = {
      [ids.song]: ' Sølvmåne\r\n',
      [ids.room]: [rooms[1]],
      [ids.days]: [days[2], days[0], days[2]],
    };
    const sent = await send(given, true);
    if (!sent.ok) throw new Error(sent.refusal);
    await removeQuestion(stage.world, owner, { offerId, id: ids.room, version: 1 });
    const typed = { ...typedQuestion, labelDa: 'En anden sang?' };
    await changeQuestion(stage.world, owner, { offerId, id: ids.song, version: 1, typed });
    expect(await stored()).toEqual([
      [
        { id: ids.song, question: 'Hvilken sang tager du med?', answer: 'Sølvmåne' },
        { id: ids.room, question: 'Hvilket værelse?', answer: 'Delt værelse' },
        { id: ids.days, question: 'Hvilke dage?', answer: 'Mandag\nFredag' },
      ],
    ]);
    const facts = await applicationFacts(stage.db.query, {
      applicationId: sent.applicationId,
      reader: 'en',
      now: stage.world.clock.now(),
    });
    expect(facts?.answers.slice(-3)).toEqual([
      ['Hvilken sang tager du med?', 'Sølvmåne'],
      ['Hvilket værelse?', 'Delt værelse'],
      ['Hvilke dage?', 'Mandag\nFredag'],
    ]);
  });

  test('the form of the website needs the required ones, and says so in its language', async () => {
    expect(await send({}, true)).toMatchObject({
      refusal: 'invalid',
      errors: { [`answers.${ids.song}`]: 'Besvar spørgsmålet', [`answers.${ids.room}`]: 'Vælg en mulighed' },
    });
    const wrong = { [ids.song]: 'å'.repeat(301), [ids.room]: 'none', [ids.days]: ['none', days[0]] };
    const gone = 'En mulighed, du har valgt, findes ikke længere. Vælg igen';
    expect(await send(wrong, true)).toMatchObject({
      errors: {
        [`answers.${ids.song}`]: 'Skriv højst 300 tegn.',
        [`answers.${ids.room}`]: gone,
        [`answers.${ids.days}`]: gone,
      },
    });
    expect(await stored()).toEqual([]);
  });

  test.each([undefined, null, 'text', 7, [], [['a']], { __proto__: null }])(
    'a program that sends %j for answers is not refused',
    async (answers) => {
      expect(await send(answers, false)).toMatchObject({ ok: true });
      expect(await stored()).toEqual([[]]);
    },
  );

  test('a program needs no answer; unknown and hidden questions, unknown options and other values are ignored', async () => {
    const odd = {
      unknown: 'x',
      [ids.hidden]: 'x',
      [ids.song]: 7,
      [ids.room]: 'none',
      [ids.days]: [days[1], 'none', 3],
    };
    expect(await send(odd, false)).toMatchObject({ ok: true });
    expect(await stored()).toEqual([[{ id: ids.days, question: 'Hvilke dage?', answer: 'Tirsdag' }]]);
    const long = await send({ [ids.song]: 'å'.repeat(301) }, false);
    expect(long).toMatchObject({
      refusal: 'invalid',
      errors: { [`answers.${ids.song}`]: expect.any(String) },
    });
  });

  test('the owner’s email has them, and an application with other answers is not a repeat', async () => {
    const form = { [ids.room]: rooms[0] };
    await send({ ...form, [ids.song]: 'Sølvmåne' }, true);
    await send({ ...form, [ids.song]: 'Sølvmåne' }, true);
    await send({ ...form, [ids.song]: 'Ved havet' }, true);
    expect(await stored()).toHaveLength(2);
    const emails = await stage.db.query
      .selectFrom('emails')
      .select('body')
      .where('kind', '=', 'owner-application')
      .execute();
    expect(emails).toHaveLength(2);
    for (const { body } of emails) expect(body).toContain('Hvilket værelse?');
  });
});
