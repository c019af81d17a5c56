import type { Field, RequestDescription, Shape } from './description/shape.ts';
import description from './description/stripe-requests.json' with { type: 'json' };
import type { FormFields, FormValue } from './form.ts';
import { badRequest } from './refusal.ts';

const described = description as RequestDescription;

export const API_VERSION = described.apiVersion;

/**
 * The endpoint in our extract that a request matches, or null. `POST /v1/refunds/re_1` → `POST /v1/refunds/{id}`.
 */
export function endpointOf(method: string, path: string): string | null {
  const found = Object.keys(described.endpoints).filter((endpoint) => {
    const pattern = endpoint.replaceAll('{id}', '[^/]+');
    return new RegExp(`^${pattern}$`).test(`${method} ${path}`);
  });
  return found[0] ?? null;
}

function checkText(value: string, shape: Shape, name: string): void {
  if (value === '') {
    if (shape.emptyable || shape.kind === 'any') return;
    throw badRequest(`You passed an empty string for '${name}'.`, name, 'parameter_invalid_empty');
  }
  if (shape.kind === 'integer' && !/^-?\d+$/.test(value)) {
    throw badRequest(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
  }
  if (shape.kind === 'boolean' && value !== 'true' && value !== 'false') {
    throw badRequest(`Invalid boolean: ${value}`, name);
  }
  if (shape.kind === 'enum' && !shape.values.includes(value)) {
    throw badRequest(`Invalid ${name}: must be one of ${shape.values.join(', ')}`, name);
  }
  if (shape.kind === 'object' || shape.kind === 'metadata') throw badRequest('Invalid object', name);
  if (shape.kind === 'list') throw badRequest('Invalid array', name);
}

function checkValue(value: FormValue, shape: Shape, name: string): void {
  if (typeof value === 'string') checkText(value, shape, name);
  else if (shape.kind === 'list' && Array.isArray(value)) {
    for (const [index, entry] of value.entries()) checkValue(entry, shape.of, `${name}[${index}]`);
  } else if (shape.kind === 'object' && !Array.isArray(value)) checkFields(value, shape.fields, name);
  else if (shape.kind !== 'any' && (shape.kind !== 'metadata' || Array.isArray(value)))
    refuseForm(value, shape, name);
}

function refuseForm(value: FormValue, shape: Shape, name: string): never {
  throw badRequest(`Invalid ${shape.kind}: ${JSON.stringify(value)}`, name);
}

function checkFields(given: FormFields, fields: Record<string, Field>, within: string): void {
  const named = (name: string) => (within ? `${within}[${name}]` : name);
  for (const [name, value] of Object.entries(given)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field)
      throw badRequest(`Received unknown parameter: ${named(name)}`, named(name), 'parameter_unknown');
    checkValue(value, field, named(name));
  }
  for (const [name, field] of Object.entries(fields)) {
    if (field.required && !Object.hasOwn(given, name)) {
      throw badRequest(`Missing required param: ${named(name)}.`, named(name), 'parameter_missing');
    }
  }
}

/** Refuses what Stripe's published description does not allow. */
export function checkRequest(endpoint: string, given: FormFields): void {
  if ('payment_method_types' in given) {
    throw badRequest(
      'payment_method_types is no longer supported',
      'payment_method_types',
      'payment_method_types_no_longer_supported',
    );
  }
  checkFields(given, described.endpoints[endpoint]!.fields, '');
}
