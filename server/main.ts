import { readEnvironment, runForProduction } from '#platform/environment.ts';
import { settingsWarnings } from '#platform/settings-warnings.ts';
import { createLog } from '#platform/write-log.ts';
import { printAddresses, setupLine } from './print-addresses.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** Built by `npm run build`; a variable, so that the compiler does not resolve it. */
const bundle = new URL('../build/server/app.js', import.meta.url).href;

const reading = readEnvironment();
if (!reading.ok) {
  console.error(['Belcanto cannot start with these settings:', ...reading.lines].join('\n  '));
  process.exit(1);
}
const { settings } = reading;
for (const warning of settingsWarnings(settings)) console.warn(`Warning: ${warning}`);

try {
  runForProduction();
  const { startServer, ownerLink, doctor } = (await import(bundle)) as typeof import('./app.ts');
  const log = createLog(settings.logLevel, process.stdout.isTTY ? 'plain' : 'json');
  if (process.argv[2] === 'owner-link') {
    console.log(setupLine(await ownerLink({ settings, log })).join('  '));
  } else if (process.argv[2] === 'doctor') {
    process.exitCode = await doctor({ settings, print: console.log });
  } else {
    const running = await startServer({ settings, log });
    stopOnSignals(running.close, log);
    printAddresses(running);
  }
} catch (error) {
  console.error(`Belcanto could not start: ${error instanceof Error ? error.message : error}`);
  if (settings.logLevel === 'debug' || settings.logLevel === 'trace') console.error(error);
  process.exit(1);
}
