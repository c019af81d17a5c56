import { ensureInstalled } from './install.mjs';
import { ensureNode } from './node.mjs';

/**
 * What every command needs first. Node before the packages: a version of ours before this one had it among them, so
 * that installing them ends the program that is running.
 * @param {{ dev?: boolean, folders?: string[] }} [choices] folders: with packages of their own
 */
export async function prepare({ dev = false, folders = [] } = {}) {
  await ensureNode();
  await ensureInstalled('.', { dev });
  for (const folder of folders) await ensureInstalled(folder);
}
