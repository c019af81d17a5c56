/**
 * How npm is called, whatever the user's own settings leave out: no package needs an install script, and the packages
 * of a platform are optional ones.
 * @param {{ folder: string, dev: boolean, isAddition: boolean, cache: string | null }} choices
 */
export function npmArguments({ folder, dev, isAddition, cache }) {
  return [
    // Both follow the lockfile and leave it as it is; `ci` empties node_modules first.
    ...(isAddition ? ['install', '--no-save'] : ['ci']),
    '--package-lock',
    '--ignore-scripts',
    '--include=prod',
    '--include=optional',
    '--include=peer',
    dev ? '--include=dev' : '--omit=dev',
    // Packages name test tools as optional peers; otherwise a start would install those, too.
    '--legacy-peer-deps',
    '--install-strategy=hoisted',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
    ...(cache ? ['--cache', cache] : []),
    '--prefix',
    folder,
  ];
}
