import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const applications = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

export function findFirefox(): string {
  const found = [...onPath('firefox-esr'), ...onPath('firefox'), ...applications].find((path) =>
    existsSync(path),
  );
  if (found) return found;
  throw new Error('On Debian: sudo apt-get install firefox-esr');
}

export interface WebKitPrograms {
  driver: string;
  screen: string;
  python: string;
}

/** Debian's own Python has the bindings of its WebKit. Throws when one of them is missing. */
export function findWebKit(): WebKitPrograms {
  const programs = { driver: find('WebKitWebDriver'), screen: find('Xvfb'), python: '/usr/bin/python3' };
  const bindings = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
  execFileSync(programs.python, ['-c', bindings], { stdio: 'ignore' });
  return programs;
}

/** Throws when it is missing, or when the system has a newer one. */
export function findOldestWebKit(): { driver: string; browser: string } {
  const [driver, browser] = [find('WPEWebDriver'), find('cog')];
  const version = execFileSync(browser, ['--version'], { encoding: 'utf8' });
  if (!version.includes('WebKit 2.38')) throw new Error(`This is not 2.38: ${version}`);
  return { driver, browser };
}

function find(name: string): string {
  const found = onPath(name).find((path) => existsSync(path));
  if (found) return found;
  throw new Error(`${name} is not installed`);
}

function onPath(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}
