export function notRun(engine: 'firefox' | 'webkit' | 'oldestWebkit', platform?: string): string;
