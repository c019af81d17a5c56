import type { World } from '#platform/world.ts';

export const seededHomework = '0d000000-0000-4000-8000-000000000001';
export const seededHomeworkFile = '0d000000-0000-4000-8000-000000000002';

export async function seedHomework(
  { db, clock, files }: Pick<World, 'db' | 'clock' | 'files'>,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const times = { created_at: clock.now(), seen_at: null, done_at: null };
  await db.query
    .insertInto('homework')
    .values({ id: seededHomework, email, body: name, due_on: null, ...times })
    .execute();
  const key = 'homework/seeded.pdf';
  await db.query
    .insertInto('homework_files')
    .values({
      id: seededHomeworkFile,
      homework_id: seededHomework,
      place: 0,
      key,
      name: 'Noder.pdf',
      kind: 'pdf',
      bytes: 4,
      seconds: null,
    })
    .execute();
  await files.remove(key);
  await files.put(key, pdf(), { contentType: 'application/pdf', maxBytes: 10 });
}

async function* pdf(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('%PDF');
}
