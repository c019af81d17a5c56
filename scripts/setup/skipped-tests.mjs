import { existsSync } from 'node:fs';

/** Postfix is not installed for its tests: it would serve port 25 from then on. @returns {string[]} */
export function skippedTests() {
  const lines = [];
  if (process.getuid?.() !== 0)
    lines.push(
      'not run: the tests of a full disk, of two users of the machine and of Postfix, which need root',
    );
  else if (!existsSync('/usr/lib/postfix/sbin/master'))
    lines.push(
      'not run: the tests of Postfix, which is not installed; type: sudo apt-get install -y postfix',
    );
  return lines;
}
