import { CompiledQuery, createQueryId, type RootOperationNode } from 'kysely';
import type { Database, Queries } from '#platform/db/database.ts';

export interface WatchedQueries {
  query: Queries;
  readonly statements: readonly CompiledQuery[];
}

/** Records the statements some code sends, to count and explain them. */
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
    get statements() {
      return nodes.map((node) => db.query.getExecutor().compileQuery(node, createQueryId()));
    },
  };
}

export interface AnsweredPlan {
  /** The nodes of the query plan, outermost first: 'Index Scan orders orders_newest'. */
  steps: string[];
  rowsThrownAway: number;
}

/** Runs the statement with EXPLAIN ANALYZE. */
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
