import type { Protocol } from './fake-request.ts'

export type Fault = 'rate-limited' | 'server-error' | 'overloaded' | 'no-key' | 'bad-request' | 'not-found'

const anthropic: Record<Fault, [number, string, string]> = {
  'rate-limited': [429, 'rate_limit_error', 'This request would exceed your rate limit.'],
  'server-error': [500, 'api_error', 'Internal server error'],
  overloaded: [529, 'overloaded_error', 'Overloaded'],
  'no-key': [401, 'authentication_error', 'x-api-key header is required'],
  'bad-request': [400, 'invalid_request_error', 'The request is not valid.'],
  'not-found': [404, 'not_found_error', 'Not found'],
}

const openai: Record<Fault, [number, string, string | null, string]> = {
  'rate-limited': [429, 'requests', 'rate_limit_exceeded', 'Rate limit reached for requests.'],
  'server-error': [500, 'server_error', null, 'The server had an error while processing your request.'],
  overloaded: [503, 'server_error', null, 'The engine is currently overloaded, please try again later.'],
  'no-key': [401, 'invalid_request_error', 'invalid_api_key', 'You did not provide an API key.'],
  'bad-request': [400, 'invalid_request_error', null, 'The request is not valid.'],
  'not-found': [404, 'invalid_request_error', 'unknown_url', 'Unknown request URL.'],
}

/** An error as the protocol answers it: its status and its body. */
export function faultBody(
  protocol: Protocol,
  fault: Fault,
  id: string,
  said?: string,
): { status: number; body: Record<string, unknown> } {
  if (protocol === 'anthropic') {
    const [status, type, message] = anthropic[fault]
    return { status, body: { type: 'error', error: { type, message: said ?? message }, request_id: id } }
  }
  const [status, type, code, message] = openai[fault]
  return { status, body: { error: { message: said ?? message, type, param: null, code } } }
}
