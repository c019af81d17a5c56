export interface AnswerRefused {
  problem: string;
  typed?: { personalLine: string; instalments: number };
}
