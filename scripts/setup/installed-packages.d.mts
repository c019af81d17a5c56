export interface Machine {
  platform: string;
  arch: string;
  /** Null where packages cannot ask for one. */
  libc: string | null;
}
export function isComplete(
  lockfile: string,
  record: string,
  choices: { dev: boolean; machine?: Machine; isThere?: (name: string) => boolean },
): boolean;
