import { execFile } from 'node:child_process';
import { mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ensurePinnedNode } from './pinned-node.mjs';
import { root } from './project.mjs';
import { run } from './run.mjs';

const oldestMajor = 26;
const link = join(root, 'scripts/node/bin/node');

/** @type {Promise<string> | undefined} */
let chosen;

export function ensureNode() {
  chosen ??= (isNewEnough() ? Promise.resolve(process.execPath) : ensurePinnedNode()).then((node) => {
    linkNode(node);
    return node;
  });
  return chosen;
}

function isNewEnough() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  const isOurs = process.execPath.startsWith(join(root, 'node_modules'));
  return major >= oldestMajor && 'Temporal' in globalThis && Boolean(process.features.typescript) && !isOurs;
}

function linkNode(node) {
  if (process.platform === 'win32' || linkedNode() === node) return;
  try {
    mkdirSync(dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(node, link);
  } catch {
    // A folder that this user may not write keeps what it has.
  }
}

function linkedNode() {
  try {
    return readlinkSync(link);
  } catch {
    return null;
  }
}

function pathWith(node) {
  const bin = dirname(linkedNode() === node ? link : node);
  return [bin, join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
}

/** @param {string[]} args @param {{ quiet?: boolean, env?: Record<string, string> }} [choices] */
export async function runNode(args, choices = {}) {
  const node = await ensureNode();
  return run(node, args, { ...choices, env: { PATH: pathWith(node), ...choices.env } });
}

/** The output of a program; throws when it fails. @param {string[]} args @returns {Promise<string>} */
export async function readNode(args) {
  const node = await ensureNode();
  const env = { ...process.env, PATH: pathWith(node) };
  const { stdout } = await promisify(execFile)(node, args, { cwd: root, env });
  return stdout;
}
