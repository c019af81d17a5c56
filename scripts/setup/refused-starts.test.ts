import { expect, test } from 'vitest';
import { strayWords, unusableFolder } from './refused-starts.mjs';

test.each([[[]], [['doctor']], [['restore']], [['restore', 'backup-20261129t020000z.tgz']]])(
  'npm start -- %j is a command',
  (args) => expect(strayWords(args)).toBeNull(),
);

test.each([
  [['--port', '4000'], '--port'],
  [['PORT=4000'], 'PORT=4000'],
  [['backup', 'now'], 'now'],
  [['restore', 'a.tgz', 'b.tgz'], 'b.tgz'],
])('npm start -- %j: the stray word is named', (args, word) =>
  expect(strayWords(args)).toMatch(new RegExp(`^'${word}' is no command and no setting\\.`)),
);

test.each(['#', '%', '?', '*'])(
  'a folder with %s in its name is refused before anything is installed',
  (sign) => {
    expect(unusableFolder(`/srv/my${sign}studio`)).toContain(`has a ${sign} in its name`);
    expect(unusableFolder('/srv/Sångstudio (2) & co')).toBeNull();
  },
);
