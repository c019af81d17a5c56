export function notRun(engine: 'firefox' | 'webkit' | 'oldestWebkit', platform?: string): string;
export function failuresOf(lines: readonly string[], env?: NodeJS.ProcessEnv): number;
