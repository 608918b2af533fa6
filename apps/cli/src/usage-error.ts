/** A command was not called rightly: said to the user with its usage, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
