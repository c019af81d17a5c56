import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { readEnvironment, setOwnTimeZone } from '#platform/environment.ts';
import { createPrivateFiles } from '#platform/files/private-folder.ts';
import { createLog } from '#platform/write-log.ts';
import { printAddresses } from './print-addresses.ts';
import { stopOnSignals } from './stop-on-signals.ts';

setOwnTimeZone();
createPrivateFiles();
// Backups need the built server.
process.env.BACKUP_HOUR ??= 'off';
const reading = readEnvironment();
if (!reading.ok) {
  console.error(['Belcanto cannot start with these settings:', ...reading.lines].join('\n  '));
  process.exit(1);
}
const { settings } = reading;
const server = createServer();
const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, ws: { server } } });
const { startServer } = (await vite.ssrLoadModule('/server/app.ts')) as typeof import('./app.ts');
const running = await startServer({
  settings,
  log: createLog(settings.logLevel, process.stdout.isTTY ? 'plain' : 'json'),
  development: {
    server,
    middleware: vite.middlewares,
    // Imported per request; unchanged modules come from Vite's cache.
    render: async (...request) => {
      const { renderRoute } = (await vite.ssrLoadModule('/server/render.ts')) as typeof import('./render.ts');
      return renderRoute(...request);
    },
  },
});
// Vite's handler would exit at once and force a database recovery.
process.removeAllListeners('SIGTERM');
stopOnSignals(
  async () => {
    await vite.close();
    await running.close();
  },
  createLog(settings.logLevel, 'plain'),
);
printAddresses(running, 'Belcanto in development:');
