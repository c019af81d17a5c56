/** Builds when the sources are not those of the last build. Ends the process with a sentence when that fails. */
export function ensureBuilt(): Promise<void>;
/** The content of all sources as one hash. */
export function sourcesHash(): string;
