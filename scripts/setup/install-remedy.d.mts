export function installRemedy(output: string, exitCode: number): string;
