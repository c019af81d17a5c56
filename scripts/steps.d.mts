interface Part {
  readonly name: string;
  readonly files?: readonly string[];
}
export const steps: readonly {
  readonly name: string;
  readonly vitest?: string;
  readonly parts?: readonly Part[];
}[];
