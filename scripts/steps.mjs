/**
 * The one list of checks, for laptop and CI. `quick` is `npm run check`; `npm test` and `npm run prove` run all of
 * them, the latter with the big counts (PROVE=1). A step is a program under the pinned Node; `vitest` names the
 * project of vitest.config.ts whose tests are counted one by one.
 *
 * @typedef {{ name: string, quick: boolean, needsBuild?: boolean, vitest?: string, node?: string[] }} Step
 * @type {Step[]}
 */
export const steps = [
  { name: 'format and lint', quick: true, node: ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'] },
  { name: 'route types', quick: true, node: ['node_modules/@react-router/dev/bin.cjs', 'typegen'] },
  { name: 'types', quick: true, node: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'] },
  { name: 'unit and architecture', quick: true, vitest: 'unit' },
  { name: 'requests against the whole app', quick: false, needsBuild: true, vitest: 'app' },
  { name: 'PostgreSQL server', quick: false, vitest: 'server' },
];
