import { findDebootstrap } from '#tests/bare/debootstrap-binary.ts';
import { findShellcheck } from '#tests/deploy/server/shellcheck-binary.ts';
import { findChromium, findHeadlessShell } from '#tests/support/browser/chromium-binary.ts';
import { findRadicale } from '#tests/support/calendars/radicale-binary.ts';
import { findPgbouncer } from '#tests/support/database/pgbouncer-binary.ts';
import { findPostgresBinaries } from '#tests/support/database/postgres-binaries.ts';
import { systemLocales } from '#tests/support/database/system-locales.ts';
import { findFirefox, findOldestWebKit, findWebKit } from '#tests/support/engines/engine-binaries.ts';
import { findCaddy } from '#tests/support/site/caddy.ts';
import { findNginx } from '#tests/support/site/nginx-binary.ts';

/** Prints, as JSON, which of the tools named on the command line are not installed. */
const finders: Record<string, () => unknown> = {
  postgresql: findPostgresBinaries,
  locales: systemLocales,
  pgbouncer: findPgbouncer,
  chromium: findChromium,
  'chromium-headless-shell': findHeadlessShell,
  nginx: findNginx,
  radicale: findRadicale,
  debootstrap: findDebootstrap,
  caddy: findCaddy,
  shellcheck: findShellcheck,
  firefox: findFirefox,
  webkit: findWebKit,
  oldestWebkit: findOldestWebKit,
};

function isMissing(name: string): boolean {
  const find = finders[name];
  if (!find) throw new Error(`There is no finder for ${name}.`);
  try {
    find();
    return false;
  } catch {
    return true;
  }
}

console.log(JSON.stringify(process.argv.slice(2).filter(isMissing)));
