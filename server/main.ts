import {
  environmentWarnings,
  readEnvironment,
  runForProduction,
  setOwnTimeZone,
} from '#platform/environment.ts';
import { usesDataFolder } from '#platform/files/data-folder.ts';
import { fileObstacle } from '#platform/files/file-obstacle.ts';
import { createPrivateFiles, refuseForeignFiles } from '#platform/files/private-folder.ts';
import { settingsWarnings } from '#platform/settings-warnings.ts';
import { createLog } from '#platform/write-log.ts';
import { printAddresses, setupLine } from './print-addresses.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** Built by `npm run build`; a variable, so that the compiler does not resolve it. */
const bundle = new URL('../build/server/app.js', import.meta.url).href;

setOwnTimeZone();
createPrivateFiles();
const reading = readEnvironment();
if (!reading.ok) {
  console.error(['Belcanto cannot start with these settings:', ...reading.lines].join('\n  '));
  process.exit(1);
}
const { settings } = reading;
for (const warning of [...settingsWarnings(settings), ...environmentWarnings()])
  console.warn(`Warning: ${warning}`);

const [command, ...args] = process.argv.slice(2);
const failed: Record<string, string> = {
  backup: 'The backup was not made',
  restore: 'Nothing was restored',
  'move-to-server': 'The studio was not moved',
};

try {
  if (usesDataFolder(settings)) refuseForeignFiles(settings.dataDir);
  runForProduction();
  const app = (await import(bundle)) as typeof import('./app.ts');
  const log = createLog(settings.logLevel, process.stdout.isTTY ? 'plain' : 'json');
  const commands: Record<string, () => Promise<string[]>> = {
    'owner-link': async () => [setupLine(await app.ownerLink({ settings, log })).join('  ')],
    backup: () => app.backUp({ settings, log }),
    restore: () => app.restore({ settings, log, args }),
    'move-to-server': () => app.moveToServer({ settings, log }),
  };
  const run = command === undefined ? undefined : commands[command];
  if (run) {
    for (const line of await run()) console.log(line);
  } else if (command === 'doctor') {
    process.exitCode = await app.doctor({ settings, print: console.log });
  } else {
    const running = await app.startServer({ settings, log });
    stopOnSignals(running.close, log);
    for (const warning of running.warnings) console.warn(`Warning: ${warning}`);
    printAddresses(running);
  }
} catch (error) {
  const reason = fileObstacle(error) ?? (error instanceof Error ? error.message : error);
  console.error(`${failed[command ?? ''] ?? 'Belcanto could not start'}: ${reason}`);
  if (settings.logLevel === 'debug' || settings.logLevel === 'trace') console.error(error);
  process.exit(1);
}
