/** Hands bytes to the browser as a file to keep. */
export function keepFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser reads it after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
