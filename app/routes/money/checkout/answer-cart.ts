import { data, redirect } from 'react-router';
import type { CartAnswer } from './cart-changes.ts';

export interface CartProblem {
  problem: string;
}

export function answerCart(done: CartAnswer) {
  if (done.ok) return redirect(done.to, { status: 303, headers: setCookies(done.cookies) });
  return data<CartProblem>({ problem: done.message }, { status: done.status, headers: done.headers });
}

export function setCookies(lines: readonly string[]): [string, string][] {
  return lines.map((line) => ['set-cookie', line]);
}
