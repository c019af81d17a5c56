import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readSettings, type SettingsReading } from './read-settings.ts';
import { type Variable, variables } from './settings-variables.ts';

export function readEnvironment(file = '.env'): SettingsReading {
  if (existsSync(file)) process.loadEnvFile(file);
  return readSettings(process.env);
}

/** The group may read it, so that a service can be given a file of another user. */
export function environmentWarnings(file = '.env'): string[] {
  const isOpen = existsSync(file) && process.platform !== 'win32' && (statSync(file).mode & 0o007) !== 0;
  if (!isOpen || !holdsSecret(parseEnv(readFileSync(file, 'utf8')))) return [];
  return [`Every user of this computer may open ${file}, which holds secrets. Run: chmod o= ${file}`];
}

function holdsSecret(values: NodeJS.Dict<string>): boolean {
  const known: Readonly<Record<string, Variable>> = variables;
  return Object.entries(values).some(([name, value]) => value?.trim() && known[name]?.isSecret);
}

/** Before anything formats a date: with a zone that ICU does not know, as in `TZ=:/etc/localtime`, Temporal throws. */
export function setOwnTimeZone(): void {
  process.env.TZ = 'UTC';
}

export function runForProduction(): void {
  process.env.NODE_ENV ??= 'production';
}
