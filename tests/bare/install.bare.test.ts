import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BareMachine, makeBareMachine } from './bare-machine.ts';

let machine: BareMachine;
beforeAll(() => {
  machine = makeBareMachine();
}, 1_800_000);
afterAll(() => machine?.remove());

const command = (name: string, text: string) =>
  `cat > /usr/local/bin/${name} << 'END'\n${text}\nEND\nchmod 755 /usr/local/bin/${name}\n`;

/** A server whose domain points to it, and whose systemd is a stand-in. */
const preparation = [
  'mkdir -p /run/systemd/system /run/units && chmod 777 /run/units',
  command(
    'getent',
    `#!/bin/sh\ncase "$*" in *studio.example*) hostname -I | tr ' ' '\\n' | sed '/^$/d; s/$/ STREAM/' ;; *) exec /usr/bin/getent "$@" ;; esac`,
  ),
  command('run-as-studio', '#!/bin/sh\nexec runuser -u belcanto -- /srv/belcanto/node/*/bin/node "$@"'),
  command('systemctl-stand-in', readFileSync(new URL('../deploy/server/systemctl', import.meta.url), 'utf8')),
  command(
    'systemctl',
    `#!/bin/sh
umask 000
export BELCANTO_ROOT='' TEST_NODE=/usr/local/bin/run-as-studio TEST_RUN_UNIT=/srv/belcanto/current/tests/programs/run-unit.ts
exec /usr/local/bin/systemctl-stand-in "$@"`,
  ),
  'git config --global --add safe.directory "*"',
  'git -c user.name=T -c user.email=t@example.com commit --quiet --message "The version to install"',
].join('\n');

const install = 'deploy/install.sh --domain=studio.example --repository=/root/belcanto --yes';

test('install.sh on a minimal Debian ends with an open studio and its set-up link; a second run changes nothing', () => {
  const home = `curl --silent --output /dev/null --write-out 'home %{http_code}\\n' --header 'Host: studio.example' --header 'X-Forwarded-For: 192.0.2.1' http://127.0.0.1:3000/`;
  const { output } = machine.run(
    'root',
    `${preparation}\nrm -f /usr/local/bin/node /usr/local/bin/npm\n${install} && ${home} && belcanto backup && belcanto status && ${install}`,
  );
  expect(output.slice(-6_000)).toMatch(
    /Set up the owner: +https:\/\/studio\.example\/setup\/[\s\S]*home 200\n[\s\S]*restored into a scratch database[\s\S]*belcanto@3000: ready[\s\S]*Nothing was changed\.\n/,
  );
});
