/** Hands a file to the browser's downloads. */
export function saveFile(contents: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(contents)
  link.download = fileName
  link.click()
  // After the browser has taken it up.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
