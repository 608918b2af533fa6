/** A refusal in the shape of Stripe's API. */
export class SandboxFault extends Error {
  override readonly name = 'SandboxFault'
  readonly status: 400 | 401 | 404
  readonly body: object
  constructor(status: 400 | 401 | 404, message: string, more: { code?: string; param?: string } = {}) {
    super(message)
    this.status = status
    this.body = { error: { type: 'invalid_request_error', message, ...more } }
  }
}

/** What Stripe says of an id it does not know. */
export function missing(what: string, id: string, param = 'id'): SandboxFault {
  return new SandboxFault(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param })
}
