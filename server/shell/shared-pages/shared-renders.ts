import type { Moment } from '#app/web/page-cache.ts';

interface UnderWay<T> {
  startedAt: Moment;
  result: Promise<T>;
}

/** Concurrent requests for one page cost one render. */
export class SharedRenders<T> {
  readonly #underWay = new Map<string, UnderWay<T>>();

  /** A render begun before the last change of its content is not joined. */
  join(
    key: string,
    { now, changedAt }: { now: Moment; changedAt: Moment },
    render: () => Promise<T>,
  ): { isFirst: boolean; result: Promise<T> } {
    const joined = this.#underWay.get(key);
    if (joined && joined.startedAt >= changedAt) return { isFirst: false, result: joined.result };
    const result = render().finally(() => {
      if (this.#underWay.get(key)?.result === result) this.#underWay.delete(key);
    });
    this.#underWay.set(key, { startedAt: now, result });
    return { isFirst: true, result };
  }
}
