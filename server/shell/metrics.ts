import { monitorEventLoopDelay } from 'node:perf_hooks';

const buckets = [0.005, 0.025, 0.1, 0.5, 2.5, 10];

export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #durations = buckets.map(() => 0);
  #seconds = 0;
  #count = 0;
  #pageHits = 0;
  #renders = 0;
  #refusals = 0;
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#delay.enable();
  }

  request(method: string, status: number, seconds: number): void {
    const known = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PATCH', 'DELETE'].includes(method) ? method : 'other';
    const key = `method="${known}",status="${status}"`;
    this.#requests.set(key, (this.#requests.get(key) ?? 0) + 1);
    buckets.forEach((bound, at) => {
      if (seconds <= bound) this.#durations[at] = (this.#durations[at] ?? 0) + 1;
    });
    this.#seconds += seconds;
    this.#count += 1;
  }

  pageHit(): void {
    this.#pageHits += 1;
  }

  render(): void {
    this.#renders += 1;
  }

  /** Overload. */
  refusal(): void {
    this.#refusals += 1;
  }

  /** The delay of the event loop is that since the call before. `backedUpAt`: when the last verified backup was made, in seconds since the epoch; null: none. */
  text(pagesKept: number, backedUpAt: number | null): string {
    const { rss, heapUsed } = process.memoryUsage();
    const delay = { p99: this.#delay.percentile(99), max: this.#delay.max };
    this.#delay.reset();
    return `${[
      '# TYPE http_requests_total counter',
      ...[...this.#requests].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
      '# TYPE http_request_duration_seconds histogram',
      ...buckets.map(
        (bound, at) => `http_request_duration_seconds_bucket{le="${bound}"} ${this.#durations[at]}`,
      ),
      `http_request_duration_seconds_bucket{le="+Inf"} ${this.#count}`,
      `http_request_duration_seconds_sum ${this.#seconds}`,
      `http_request_duration_seconds_count ${this.#count}`,
      '# TYPE page_cache_hits_total counter',
      `page_cache_hits_total ${this.#pageHits}`,
      '# TYPE renders_total counter',
      `renders_total ${this.#renders}`,
      '# TYPE overload_refusals_total counter',
      `overload_refusals_total ${this.#refusals}`,
      '# TYPE page_cache_pages gauge',
      `page_cache_pages ${pagesKept}`,
      ...(backedUpAt === null
        ? []
        : [
            '# TYPE backup_last_verified_timestamp_seconds gauge',
            `backup_last_verified_timestamp_seconds ${backedUpAt}`,
          ]),
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${rss}`,
      '# TYPE nodejs_heap_used_bytes gauge',
      `nodejs_heap_used_bytes ${heapUsed}`,
      '# TYPE nodejs_eventloop_delay_seconds gauge',
      `nodejs_eventloop_delay_seconds{quantile="0.99"} ${delay.p99 / 1e9}`,
      `nodejs_eventloop_delay_seconds{quantile="1"} ${delay.max / 1e9}`,
    ].join('\n')}\n`;
  }

  stop(): void {
    this.#delay.disable();
  }
}
