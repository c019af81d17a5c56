import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './project.mjs';

/**
 * Stops if one command ran as another user, such as root, and left files that this one cannot replace: names the first
 * and its owner.
 * @param {...string} folders relative to the project; those in them count too
 */
export function requireOwnFiles(...folders) {
  const found = folders.flatMap(withSubfolders).find((path) => !isWritable(path));
  if (!found) return;
  const [owner, user] = [nameOf(statSync(join(root, found)).uid), nameOf(process.getuid?.())];
  fail(
    `${found} belongs to ${owner}, and this command runs as ${user}: it cannot change it. Please type, then start again:\n  sudo chown -R ${user} '${root}'`,
  );
}

function withSubfolders(folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  // What cannot be read cannot be written either.
  if (!isWritable(folder)) return [folder];
  const entries = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...entries.map(({ name }) => join(folder, name))];
}

function isWritable(path) {
  try {
    accessSync(join(root, path), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function nameOf(uid) {
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '';
  return new RegExp(`^([^:]+):[^:]*:${uid}:`, 'm').exec(users)?.[1] ?? `${uid}`;
}
