interface Count {
  passed: number;
  failed: number;
}
/** What has passed of `npm run prove`, kept for `--resume`; without it, or for another version, nothing. */
export function openProof(
  isResumed: boolean,
  file?: string,
  version?: string,
): {
  passedBefore(name: string): Count | undefined;
  record(name: string, count: Count): void;
};
