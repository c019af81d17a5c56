export function isMissingLibrary(problem: string): boolean;
export function remedy(problem: string, machine: { version: string; osRelease: string }): string;
