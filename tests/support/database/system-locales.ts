import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';

const needed = ['tr_TR.UTF-8', 'da_DK.UTF-8'];
const sources = '/usr/share/i18n/locales';

/** The environment in which a server knows the locales that tests need; compiled once when the system lacks them. Throws when it cannot. */
export function systemLocales(): { LOCPATH?: string } {
  if (needed.every(isInstalled)) return {};
  const folder = `${tmpdir()}/belcanto-locales-${process.getuid?.() ?? 0}`;
  if (existsSync(folder)) return { LOCPATH: folder };
  if (!existsSync(`${sources}/tr_TR`))
    throw new Error(
      'These tests need the Turkish and the Danish locale. On Debian: sudo apt-get install locales',
    );
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { mode: 0o755 });
  for (const name of [...needed, 'C.UTF-8']) {
    const [territory = '', charset = ''] = name.split('.');
    execFileSync('localedef', ['--no-archive', '-i', territory, '-f', charset, `${unfinished}/${name}`], {
      stdio: 'pipe',
    });
  }
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another run was faster.
  }
  return { LOCPATH: folder };
}

let installed: string[] | undefined;

/** 'tr_TR.UTF-8' is 'tr_TR.utf8' in the list of a Debian. */
function isInstalled(name: string): boolean {
  const plain = (one: string) => one.toLowerCase().replace('-', '');
  installed ??= execFileSync('locale', ['-a'], { encoding: 'utf8' }).split('\n').map(plain);
  return installed.includes(plain(name));
}
