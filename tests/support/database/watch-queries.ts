import { CompiledQuery, createQueryId, type RootOperationNode } from 'kysely';
import type { Database, Queries } from '#platform/db/database.ts';

export interface WatchedQueries {
  /** Hand this to the code that is looked at. */
  query: Queries;
  /** Every statement that went through it. */
  readonly said: readonly CompiledQuery[];
}

/** Writes down the statements some code sends, to count them and to ask the database how it would answer. */
export function watchQueries(db: Database): WatchedQueries {
  const nodes: RootOperationNode[] = [];
  const query = db.query.withPlugin({
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return {
    query,
    get said() {
      return nodes.map((node) => db.query.getExecutor().compileQuery(node, createQueryId()));
    },
  };
}

export interface AnsweredPlan {
  /** The steps by which the database answered, outermost first: 'Index Scan orders orders_newest'. */
  steps: string[];
  /** Rows that were read and thrown away. */
  rowsThrownAway: number;
}

/** Lets the database answer once more, and tell how. */
export async function planOf(db: Database, { sql, parameters }: CompiledQuery): Promise<AnsweredPlan> {
  const explain = CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]);
  const { rows } = await db.query.executeQuery<{ 'QUERY PLAN': Array<{ Plan: PlanStep }> }>(explain);
  const [whole] = rows[0]?.['QUERY PLAN'] ?? [];
  const all = whole ? stepsOf(whole.Plan) : [];
  return {
    steps: all.map((step) =>
      [step['Node Type'], step['Relation Name'], step['Index Name']].filter(Boolean).join(' '),
    ),
    rowsThrownAway: all.reduce((sum, step) => sum + (step['Rows Removed by Filter'] ?? 0), 0),
  };
}

interface PlanStep {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Rows Removed by Filter'?: number;
  Plans?: PlanStep[];
}

function stepsOf(step: PlanStep): PlanStep[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)];
}
