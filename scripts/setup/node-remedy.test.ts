import { expect, test } from 'vitest';
import { isMissingLibrary, remedy } from './node-remedy.mjs';

const missing =
  'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file or directory';
const on = (osRelease: string, problem = missing) => remedy(problem, { version: '26.10.0', osRelease });

test.each([
  ['Debian', 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n', 'apt-get install -y libatomic1'],
  ['a relative of Debian', 'ID=linuxmint\nID_LIKE="ubuntu debian"\n', 'apt-get install -y libatomic1'],
  ['Fedora', 'ID=fedora\n', 'sudo dnf install -y libatomic'],
  ['a relative of RHEL', 'ID="rocky"\nID_LIKE="rhel centos fedora"\n', 'sudo dnf install -y libatomic'],
  ['openSUSE', 'ID="opensuse-leap"\nID_LIKE="suse opensuse"\n', 'sudo zypper install -y libatomic1'],
])('Node without libatomic: %s, the command that installs it', (_, osRelease, command) => {
  expect(isMissingLibrary(missing)).toBe(true);
  expect(on(osRelease).endsWith(command)).toBe(true);
});

test('Node on Alpine: musl cannot run it, so the command installs another', () => {
  expect(on('ID=alpine\n', 'it needs glibc')).toMatch(/glibc.*\n {2}apk add nodejs-current npm$/);
});

test.each([
  ['an unknown system without libatomic', 'ID=void\n', missing],
  ['an old glibc', 'ID=debian\n', "/lib/libc.so.6: version `GLIBC_2.28' not found"],
  ['a folder mounted noexec', 'ID=debian\n', 'spawnSync node EACCES'],
])('Node on %s: the reason, and where to get another', (_, osRelease, problem) => {
  expect(on(osRelease, problem)).toBe(
    `Node 26.10.0 does not run on this machine: ${problem}. Install Node 26 or newer from nodejs.org, or what it misses, then start again.`,
  );
});
