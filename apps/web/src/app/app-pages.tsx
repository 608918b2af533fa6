export function AppPages() {
  return null
}
