import { json } from '#platform/db/json.ts';
import type { World } from '#platform/world.ts';
import { idOf } from './people.ts';

/** Additional questions on the retreat's form, one of them hidden, and an answer. */
export async function seedQuestions({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const common = {
    offer_id: 'celebrity-vocal-experience',
    is_required: false,
    is_visible: true,
    changed_at: clock.now(),
  };
  const choices = [
    { id: 'single', en: 'A room of my own', da: 'Eneværelse' },
    {
      id: 'shared',
      en: 'A shared room, with a singer I’ll get to know',
      da: 'Delt værelse med en sanger, jeg lærer at kende',
    },
  ];
  await db.query
    .insertInto('application_questions')
    .values([
      {
        ...common,
        id: idOf('f', 91),
        kind: 'one-choice',
        label_en: 'Which room would you like?',
        label_da: 'Hvilket værelse vil du have?',
        help_en: 'Both kinds have a view of the sea.',
        help_da: 'Begge slags har havudsigt.',
        choices: json(choices),
        sort: 10,
      },
      {
        ...common,
        id: idOf('f', 92),
        kind: 'long-text',
        label_en: 'Is there anything the kitchen should know?',
        label_da: 'Er der noget, køkkenet skal vide?',
        sort: 20,
      },
      {
        ...common,
        id: idOf('f', 93),
        kind: 'several-choices',
        label_en: 'Which instruments do you bring?',
        label_da: 'Hvilke instrumenter tager du med?',
        choices: json([
          { id: 'guitar', en: 'Guitar', da: 'Guitar' },
          { id: 'violin', en: 'Violin', da: 'Violin' },
        ]),
        is_visible: false,
        sort: 30,
      },
    ])
    .execute();
  const answers = [
    { id: idOf('f', 91), question: 'Hvilket værelse vil du have?', answer: 'Eneværelse' },
    {
      id: idOf('f', 92),
      question: 'Er der noget, køkkenet skal vide?',
      answer: 'Jeg spiser ikke fisk.\nTak!',
    },
  ];
  await db.query
    .updateTable('applications')
    .set({ additional_answers: json(answers) })
    .where('id', '=', idOf('f', 2))
    .execute();
}
