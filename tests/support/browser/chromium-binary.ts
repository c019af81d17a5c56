import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The installed Chromium. Throws with the command to install it when there is none. */
export function findChromium(): string {
  const found = [...names.flatMap(onPath), ...applications].find((path) => existsSync(path));
  if (found) return found;
  throw new Error('These tests need Chromium. On Debian: sudo apt-get install chromium');
}

/** Chromium's headless shell, which starts and paints twice as fast. Throws as `findChromium` does. */
export function findHeadlessShell(): string {
  const found = onPath('chromium-headless-shell').find((path) => existsSync(path));
  if (found) return found;
  throw new Error('On Debian: sudo apt-get install chromium-headless-shell');
}

/** The faster of the two that is installed. */
export function findQuickestChromium(): string {
  try {
    return findHeadlessShell();
  } catch {
    return findChromium();
  }
}

function onPath(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}
