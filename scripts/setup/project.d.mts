/** For the benchmarks and tests: only what they import. */
export const serverArguments: string[];
export const serverEnvironment: Record<string, string>;
