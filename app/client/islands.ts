/** Island name → its module, loaded when the island is first touched. */
export const islands: Record<string, () => Promise<unknown>> = {};
