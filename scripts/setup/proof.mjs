import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourcesHash } from './build.mjs';
import { root } from './project.mjs';

/** @typedef {import('./count.mjs').Count} Count */

/**
 * The passed parts of `npm run prove`, stored for `--resume`. Valid only for the sources they were recorded with.
 * @param {boolean} isResumed
 * @param {string} [file]
 * @param {string} [version]
 */
export function openProof(isResumed, file = join(root, 'tests/.tmp/prove.json'), version = sourceVersion()) {
  const saved = isResumed ? readProof(file) : null;
  /** @type {Record<string, Count>} */
  const passed = saved?.version === version ? saved.passed : {};
  return {
    /** @param {string} name @returns {Count | undefined} */
    passedBefore: (name) => passed[name],
    /** @param {string} name @param {Count} count */
    record(name, count) {
      if (count.failed > 0) return;
      passed[name] = count;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ version, passed }, null, 2));
    },
  };
}

/** @param {string} file @returns {{ version: string, passed: Record<string, Count> } | null} */
function readProof(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** The commit and what differs from it; without git the content of the sources. */
function sourceVersion() {
  try {
    /** @param {...string} args */
    const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });
    const changes = git('diff', 'HEAD') + git('ls-files', '--others', '--exclude-standard');
    return `${git('rev-parse', 'HEAD').trim()} ${createHash('sha256').update(changes).digest('hex')}`;
  } catch {
    return sourcesHash();
  }
}
