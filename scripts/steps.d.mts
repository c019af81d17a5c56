export const steps: readonly { readonly name: string; readonly vitest?: string }[];
