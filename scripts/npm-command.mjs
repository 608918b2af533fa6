/** How npm is called: the one that runs this script, where one does. */
export function npmCommand() {
  if (process.env.npm_execpath?.endsWith('.js')) return [process.execPath, process.env.npm_execpath]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}
