import { readFileSync, realpathSync } from 'node:fs';

/** In memory, or a container's own layer: its files are gone with the container or the next boot. */
const fleeting = new Set(['tmpfs', 'ramfs', 'overlay', 'aufs']);

const ownMounts = () => readFileSync('/proc/self/mountinfo', 'utf8');

/** The type of a file system that does not last. Null: the folder lasts, as far as Linux says. */
export function fleetingFileSystem(folder: string, readMounts: () => string = ownMounts): string | null {
  try {
    const path = realpathSync(folder);
    const around = mountsIn(readMounts()).filter(({ point }) => isInside(path, point));
    // The last of the same path is on top.
    const nearest = around.reduce((best, one) => (one.point.length >= best.point.length ? one : best));
    return fleeting.has(nearest.type) ? nearest.type : null;
  } catch {
    return null;
  }
}

function isInside(path: string, point: string): boolean {
  return point === '/' || path === point || path.startsWith(`${point}/`);
}

/** `36 35 98:0 / /mnt rw,noatime master:1 - ext3 /dev/root rw`; spaces in a path are \040. */
function mountsIn(text: string): { point: string; type: string }[] {
  return text.split('\n').flatMap((line) => {
    const [before, after] = line.split(' - ');
    const point = before?.split(' ')[4];
    const type = after?.split(' ')[0];
    if (!point || !type) return [];
    return [
      {
        point: point.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8))),
        type,
      },
    ];
  });
}
