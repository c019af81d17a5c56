import { existsSync } from 'node:fs';
import { readSettings, type SettingsReading } from './read-settings.ts';

/** The settings of this process: its environment, completed by `.env` in the project folder when there is one. */
export function readEnvironment(file = '.env'): SettingsReading {
  if (existsSync(file)) process.loadEnvFile(file);
  return readSettings(process.env);
}

/** React and others decide by NODE_ENV, when they are loaded, whether to check themselves. A served studio does not. */
export function runForProduction(): void {
  process.env.NODE_ENV ??= 'production';
}
