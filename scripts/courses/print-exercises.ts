import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { openProcesses } from '#platform/processes/open-processes.ts';
import { createLog } from '#platform/write-log.ts';

/*
 * Prints the exercise sheets of the sample lessons into db/sample/exercises: `node scripts/courses/print-exercises.ts`.
 * The output is committed (docs/decisions/060-pdf-documents.md).
 */
interface Printing {
  exercises: typeof import('../../db/sample/courses/exercises.ts')['exercises'];
  printExercise: typeof import('#studio/teaching/learning/print-exercise.tsx')['printExercise'];
}

const folder = 'db/sample/exercises';
// Vite resolves the imports of the documents (TSX), as in the server bundle.
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false },
  logLevel: 'error',
});
const processes = openProcesses({ log: createLog('warn', 'plain') });
const load = async <T>(file: string) => (await vite.ssrLoadModule(file)) as T;
const { exercises } = await load<Pick<Printing, 'exercises'>>('/db/sample/courses/exercises.ts');
const { printExercise } = await load<Pick<Printing, 'printExercise'>>(
  '/studio/teaching/learning/print-exercise.tsx',
);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const printed: Record<string, { bytes: number; digest: string }> = {};
for (const [name, exercise] of Object.entries(exercises)) {
  for (const language of ['en', 'da'] as const) {
    const file = await printExercise(processes, exercise, language);
    writeFileSync(`${folder}/${name}-${language}.pdf`, file);
    const digest = createHash('sha256').update(file).digest('hex');
    printed[`${name}-${language}`] = { bytes: file.length, digest };
  }
}
writeFileSync(`${folder}/printed.json`, `${JSON.stringify(printed, null, 2)}\n`);
await processes.close();
await vite.close();
