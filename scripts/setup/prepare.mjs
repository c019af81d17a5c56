import { ensureInstalled } from './install.mjs';
import { ensureNode } from './node.mjs';
import { fail, root } from './project.mjs';
import { unusableFolder } from './refused-starts.mjs';

/**
 * What every command needs first. Node before the packages: a version of ours before this one had it among them, so
 * that installing them ends the program that is running.
 * @param {{ dev?: boolean, folders?: string[] }} [choices] folders: with packages of their own
 */
export async function prepare({ dev = false, folders = [] } = {}) {
  const problem = unusableFolder(root);
  if (problem) fail(problem);
  await ensureNode();
  await ensureInstalled('.', { dev });
  for (const folder of folders) await ensureInstalled(folder);
}
