import type { World } from '#platform/world.ts';
import { seedCredit } from '#tests/access/seed.ts';
import { enrol } from '../enrol.ts';
import { idOf, longName, momentOf, åse } from './people.ts';

const thoughts = [
  'I dag holdt jeg de ti sekunder uden at løfte skuldrene.\n\nBagefter sang jeg første vers af «Solen er så rød, mor» helt svagt, og for første gang blev tonen stående i stedet for at falde ned i halsen. Spørgsmål til næste time: må jeg trække vejret midt i linjen?',
  'Hæs efter koret. Kun fem minutter med sugerør, så te.',
  'Øvede med Mia.\n\n- 10 minutter sirener\n- 5 minutter på ng\n- anden halvdel af «Over the Rainbow», uden klaver',
] as const;

/** A student's courses, journal and goals. Returns the URLs with the sample's ids. */
export async function study(world: World, userId: string): Promise<Record<string, string>> {
  const { query } = world.db;
  await enrol({ world, db: world.db }, åse.email, 'main-course');
  await enrol({ world, db: world.db }, åse.email, 'beginner-course');
  for (let count = 0; count < 2; count += 1) await seedCredit(world, åse.email);
  const lessons = await query
    .selectFrom('lessons')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .select(['lessons.id', 'modules.id as module'])
    .where('course_id', '=', 'main-course')
    .orderBy('modules.position')
    .orderBy('lessons.position')
    .execute();
  await query
    .insertInto('completions')
    .values(
      lessons.slice(0, 3).map(({ id }, at) => ({
        user_id: userId,
        lesson_id: id,
        completed_at: momentOf(world, at - 9),
      })),
    )
    .execute();
  await query
    .insertInto('journal_entries')
    .values(
      thoughts.map((body, at) => ({
        id: idOf('e', 100 + at),
        user_id: userId,
        body,
        is_shared: at === 0,
        created_at: momentOf(world, -1 - 4 * at, '21:30'),
        changed_at: momentOf(world, -1 - 4 * at, '21:42'),
      })),
    )
    .execute();
  await query
    .insertInto('goals')
    .values([
      {
        id: idOf('e', 110),
        user_id: userId,
        body: 'Synge til Almas bryllup uden mikrofon',
        is_shared: true,
        reached_at: null,
        created_at: momentOf(world, -40),
      },
      {
        id: idOf('e', 111),
        user_id: userId,
        body: `En hel time uden pause, sammen med ${longName}`,
        reached_at: null,
        created_at: momentOf(world, -20),
      },
      {
        id: idOf('e', 112),
        user_id: userId,
        body: 'Det høje g, svagt',
        reached_at: momentOf(world, -2),
        created_at: momentOf(world, -30),
      },
    ])
    .execute();
  await query
    .insertInto('shared_progress')
    .values({ user_id: userId, shared_at: momentOf(world, -8) })
    .execute();
  const credit = await query
    .selectFrom('entitlements')
    .select('id')
    .where('email', '=', åse.email)
    .where('kind', '=', 'credit')
    .executeTakeFirstOrThrow();
  const film = await query
    .selectFrom('lesson_files')
    .select('lesson_id')
    .where('kind', '=', 'mp4')
    .executeTakeFirstOrThrow();
  const sheet = await query
    .selectFrom('lesson_files')
    .innerJoin('lessons', 'lessons.id', 'lesson_files.lesson_id')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .select(['lesson_files.id', 'lesson_id', 'sample', 'bytes', 'chunk_bytes'])
    .where('course_id', '=', 'beginner-course')
    .where('lesson_files.role', '=', 'resource')
    .where('sample', 'like', 'workbooks/%')
    .orderBy('lesson_files.name')
    .executeTakeFirstOrThrow();
  const reading = lessons.at(-1)!;
  await query
    .deleteFrom('lesson_files')
    .where('lesson_id', '=', reading.id)
    .where('role', '=', 'media')
    .execute();
  const { id: sheetId, lesson_id: sheetLesson, ...content } = sheet;
  await query
    .insertInto('lesson_files')
    .values({
      ...content,
      lesson_id: reading.id,
      role: 'media',
      language: null,
      state: 'complete',
      name: 'En stemme om dagen.pdf',
      kind: 'pdf',
      created_at: momentOf(world, -40),
      changed_at: momentOf(world, -40),
    })
    .execute();
  const [first, , , next = lessons[0]] = lessons;
  return {
    credit: credit.id,
    lesson: next!.id,
    doneLesson: first!.id,
    filmLesson: film.lesson_id!,
    sheetLesson: sheetLesson!,
    sheet: sheetId,
    pdfLesson: reading.id,
    module: first!.module,
    entry: idOf('e', 100),
  };
}
