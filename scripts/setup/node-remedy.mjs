const libraryCommands = {
  debian: 'apt-get update && sudo apt-get install -y libatomic1',
  fedora: 'dnf install -y libatomic',
  suse: 'zypper install -y libatomic1',
};
const families = {
  debian: 'debian',
  ubuntu: 'debian',
  fedora: 'fedora',
  rhel: 'fedora',
  suse: 'suse',
  opensuse: 'suse',
};

export const isMissingLibrary = (problem) => problem.includes('libatomic.so.1');

/**
 * One sentence for a machine that cannot run the Node we install.
 * @param {string} problem what the system said
 * @param {{ version: string, osRelease: string }} machine
 */
export function remedy(problem, { version, osRelease }) {
  const names = systemNames(osRelease);
  if (names.includes('alpine')) {
    return `Alpine cannot run the Node ${version} of npm, which needs glibc. Please type, then start again:\n  apk add nodejs-current npm`;
  }
  const family = names.map((name) => families[name]).find(Boolean);
  if (isMissingLibrary(problem) && family) {
    return `Node ${version} needs the library libatomic, which is not installed here. Please type, then start again:\n  sudo ${libraryCommands[family]}`;
  }
  return `Node ${version} does not run on this machine: ${problem}. Install Node 26 or newer from nodejs.org, or what it misses, then start again.`;
}

function systemNames(osRelease) {
  const value = (name) => new RegExp(`^${name}="?([^"\n]*)"?$`, 'm').exec(osRelease)?.[1] ?? '';
  return `${value('ID')} ${value('ID_LIKE')}`.split(/[\s-]+/).filter(Boolean);
}
