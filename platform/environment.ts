import { readEnvFile } from './env-file.ts';
import { readSettings, type SettingsReading } from './read-settings.ts';
import { type Variable, variables } from './settings-variables.ts';

export function readEnvironment(file = '.env'): SettingsReading {
  const read = readEnvFile(file);
  if (read && !read.ok) return { ok: false, lines: [read.problem] };
  for (const [name, value] of Object.entries(read?.values ?? {})) process.env[name] ??= value;
  return readSettings(process.env);
}

/** The group may read it, so that a service can be given a file of another user. */
export function environmentWarnings(file = '.env'): string[] {
  const read = readEnvFile(file);
  if (!read?.ok) return [];
  const isOpen = process.platform !== 'win32' && (read.mode & 0o007) !== 0 && holdsSecret(read.values);
  return isOpen
    ? [
        ...read.warnings,
        `Every user of this computer may open ${file}, which holds secrets. Run: chmod o= ${file}`,
      ]
    : read.warnings;
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
