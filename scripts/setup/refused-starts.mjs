const commands = ['doctor', 'owner-link', 'backup', 'restore', 'move-to-server'];

/** A sentence when `npm start` has words that it would ignore. @param {readonly string[]} args @returns {string | null} */
export function strayWords([command, ...rest]) {
  const isKnown = command === undefined || commands.includes(command);
  const stray = isKnown ? rest[command === 'restore' ? 1 : 0] : command;
  return stray === undefined
    ? null
    : `'${stray}' is no command and no setting. Settings are variables, like PORT=3000 npm start, or lines in .env (see .env.example).`;
}

/** A sentence when the build would fail there. @param {string} folder @returns {string | null} */
export function unusableFolder(folder) {
  const found = /[#%?*]/.exec(folder)?.[0];
  return found
    ? `The folder ${folder} has a ${found} in its name, with which the build does not work. Rename or move it, then start again.`
    : null;
}
