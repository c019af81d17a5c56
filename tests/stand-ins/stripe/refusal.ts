/** An error response with Stripe's own message and code where they are published or were observed. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | null;
  readonly param: string | null;
  constructor(
    status: number,
    message: string,
    about: { type?: string; code?: string; param?: string | undefined } = {},
  ) {
    super(message);
    this.status = status;
    this.type = about.type ?? (status >= 500 ? 'api_error' : 'invalid_request_error');
    this.code = about.code ?? null;
    this.param = about.param ?? null;
  }

  body(): { error: Record<string, string> } {
    const error: Record<string, string> = { type: this.type, message: this.message };
    if (this.code) error.code = this.code;
    if (this.param) error.param = this.param;
    return { error };
  }
}

export function badRequest(message: string, param?: string, code?: string): StripeRefusal {
  return new StripeRefusal(400, message, { param, ...(code ? { code } : {}) });
}

export function missing(kind: string, id: string, param: string): StripeRefusal {
  return new StripeRefusal(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}
