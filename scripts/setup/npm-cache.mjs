import { accessSync, constants, existsSync, mkdtempSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export function replacementCache() {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm');
  const folders = [join(usual, '_cacache'), nearestFolder(usual)];
  const areWritable = folders.every((folder) => !existsSync(folder) || isWritable(folder));
  return areWritable ? null : mkdtempSync(join(tmpdir(), 'belcanto-npm-'));
}

function nearestFolder(path) {
  return existsSync(path) || path === dirname(path) ? path : nearestFolder(dirname(path));
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}
