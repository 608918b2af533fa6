/** Ends a script with a line that says why. */
export function fail(message, code = 1) {
  console.error(message)
  process.exit(code)
}
