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

/** The steps by which the database would answer, outermost first: 'Index Scan orders orders_newest'. */
export async function planOf(db: Database, { sql, parameters }: CompiledQuery): Promise<string[]> {
  const explain = CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]);
  const { rows } = await db.query.executeQuery<{ 'QUERY PLAN': Array<{ Plan: PlanStep }> }>(explain);
  const [whole] = rows[0]?.['QUERY PLAN'] ?? [];
  return whole ? stepsOf(whole.Plan) : [];
}

interface PlanStep {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanStep[];
}

function stepsOf(step: PlanStep): string[] {
  const own = [step['Node Type'], step['Relation Name'], step['Index Name']].filter(Boolean).join(' ');
  return [own, ...(step.Plans ?? []).flatMap(stepsOf)];
}
