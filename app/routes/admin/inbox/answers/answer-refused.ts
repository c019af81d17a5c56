/** The application's page again, with what was typed. */
export interface AnswerRefused {
  problem: string;
  typed?: { personalLine: string; instalments: number };
}
