export function notRun(engine: 'firefox' | 'webkit', platform?: string): string;
