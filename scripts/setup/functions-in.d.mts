export interface FoundFunction {
  line: number;
  lines: number;
  /** Of the function itself, without the functions inside it. */
  statements: number;
  parameters: number;
  /** Passed to a call, so a library may prescribe its parameters. */
  isArgument: boolean;
}

export function functionsIn(node: unknown, isArgument?: boolean): FoundFunction[];
export function commentLinesOf(
  comments: readonly { loc?: { start: { line: number }; end: { line: number } } | null }[] | null | undefined,
): number;
