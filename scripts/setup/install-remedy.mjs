const reasons = [
  [
    /^(ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT)$/,
    ({ code, host }) =>
      `${host} cannot be reached (${code}). Check the network, and the registry and proxy in 'npm config list'`,
  ],
  [
    /^(CERT_HAS_EXPIRED|CERT_NOT_YET_VALID)$/,
    ({ host }) => `the certificate of ${host} is not valid now. Check the clock of this machine`,
  ],
  [
    /CERT|UNABLE_TO_/,
    ({ host }) =>
      `the certificate of ${host} is from an authority that Node does not know, as behind the proxy of a company. Set NODE_EXTRA_CA_CERTS to the file with its certificate`,
  ],
  [
    /^(ENOSPC|EDQUOT)$/,
    () => 'the disk is full. Free 1.5 GB: for the packages, the cache of npm and the build',
  ],
  [
    /^(EACCES|EPERM|EROFS)$/,
    ({ path }) =>
      `this user may not write to ${path}. Start as the owner of the folder, or make this user its owner`,
  ],
  [
    /^(E401|E403|ENEEDAUTH)$/,
    ({ host }) => `${host} refuses access. Check the registry and the token in .npmrc ('npm config list')`,
  ],
  [
    /^(E404|ETARGET|ENOVERSIONS)$/,
    ({ host }) =>
      `${host} does not have a package of the lockfile. Use a complete registry ('npm config list')`,
  ],
  [
    /^EINTEGRITY$/,
    () =>
      "a package is not the one of the lockfile: a damaged cache or a proxy changed it. Run 'npm cache clean --force'",
  ],
  [/^E(429|5\d\d)$/, ({ code, host }) => `${host} answers ${code.slice(1)}. Wait some minutes`],
  [/^ENOTCACHED$/, () => "npm is set to work offline. Run 'npm config delete offline'"],
  [/^EUSAGE$/, () => "package.json and its lockfile differ. Undo the change ('git status')"],
];

/** One sentence for what ended npm. @param {string} output @param {number} exitCode */
export function installRemedy(output, exitCode) {
  const code = /^npm (?:error|ERR!) code (\S+)/m.exec(output)?.[1] ?? '';
  const path = /^npm (?:error|ERR!) path (.+)$/m.exec(output)?.[1] ?? 'the folder';
  const host = /https?:\/\/([^/\s:]+)/.exec(output)?.[1] ?? 'the registry';
  const [, sentence] = reasons.find(([pattern]) => pattern.test(code)) ?? [];
  if (sentence) return `Installing failed: ${sentence({ code, path, host })}, then start again.`;
  if (exitCode === 137)
    return 'Installing failed: the system ended npm, usually because memory ran out. Free 1 GB, then start again.';
  return 'Installing failed; the reason is above. Then start again.';
}
