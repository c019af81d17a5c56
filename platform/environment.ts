import { existsSync } from 'node:fs';
import { readSettings, type SettingsReading } from './read-settings.ts';

export function readEnvironment(file = '.env'): SettingsReading {
  if (existsSync(file)) process.loadEnvFile(file);
  return readSettings(process.env);
}

export function runForProduction(): void {
  process.env.NODE_ENV ??= 'production';
}
