/**
 * Whether npm's record has every package of the lockfile for this machine, and no other.
 * @param {string} lockfile
 * @param {string} record node_modules/.package-lock.json
 * @param {{ dev: boolean, machine?: object, isThere?: (name: string) => boolean }} choices isThere: on the disk
 */
export function isComplete(lockfile, record, { dev, machine = thisMachine(), isThere = () => true }) {
  const { '': _root, ...wanted } = packagesOf(lockfile);
  const installed = packagesOf(record);
  const isNeeded = (entry) => (dev || !entry.dev) && (!isOptional(entry) || isMadeFor(entry, machine));
  return (
    Object.entries(installed).every(([name, { version }]) => wanted[name]?.version === version) &&
    Object.entries(wanted).every(([name, entry]) => !isNeeded(entry) || (name in installed && isThere(name)))
  );
}

function thisMachine() {
  const { platform, arch } = process;
  if (platform !== 'linux') return { platform, arch, libc: null };
  // Its network part asks name servers.
  process.report.excludeNetwork = true;
  const { header } = process.report.getReport();
  return { platform, arch, libc: header.glibcVersionRuntime ? 'glibc' : 'musl' };
}

function packagesOf(text) {
  try {
    return JSON.parse(text).packages ?? {};
  } catch {
    return {};
  }
}

const isOptional = ({ optional, devOptional }) => Boolean(optional || devOptional);

function isMadeFor({ os, cpu, libc }, machine) {
  if (!os) return false;
  return allows(os, machine.platform) && allows(cpu, machine.arch) && allows(libc, machine.libc);
}

function allows(list, value) {
  const names = [list ?? []].flat();
  const allowed = names.filter((name) => !name.startsWith('!'));
  return !names.includes(`!${value}`) && (allowed.length === 0 || allowed.includes(value));
}
