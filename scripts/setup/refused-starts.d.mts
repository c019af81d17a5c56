export function strayWords(args: readonly string[]): string | null;
export function unusableFolder(folder: string): string | null;
