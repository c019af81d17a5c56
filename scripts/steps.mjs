/**
 * The one list of checks, for laptop and CI. `quick` is `npm run check`; `npm test` and `npm run prove` run all of
 * them, the latter with the big counts (PROVE=1). A step is a program under the pinned Node, which counts as one, or
 * the project of vitest.config.ts in `vitest`, whose tests are counted one by one. `tools`: Debian packages it needs.
 *
 * @typedef {'postgresql' | 'chromium' | 'nginx'} Tool
 * @typedef {{ name: string, quick?: boolean, needsBuild?: boolean, vitest?: string, node?: string[], tools?: Tool[] }} Step
 * @type {Step[]}
 */
export const steps = [
  { name: 'format and lint', quick: true, node: ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'] },
  { name: 'route types', quick: true, node: ['node_modules/@react-router/dev/bin.cjs', 'typegen'] },
  { name: 'types', quick: true, node: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'] },
  { name: 'unit and architecture', quick: true, vitest: 'unit' },
  { name: 'embedded database on disk', vitest: 'disk' },
  { name: 'PostgreSQL server', vitest: 'server', tools: ['postgresql'] },
  { name: 'histories of hours and money', vitest: 'histories' },
  { name: 'requests against the whole app', vitest: 'app', needsBuild: true },
  { name: 'killing the studio', vitest: 'kills', needsBuild: true, tools: ['postgresql'] },
  { name: 'races of three servers', vitest: 'races', needsBuild: true, tools: ['postgresql'] },
  { name: 'design in a real browser', vitest: 'design', needsBuild: true, tools: ['chromium'] },
  { name: 'journeys in a real browser', vitest: 'journeys', needsBuild: true, tools: ['chromium'] },
];
