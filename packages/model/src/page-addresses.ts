/** First words of the addresses behind the landing pages; they name no language, and whoever opens them loads the application. */
export const APP_PAGES: readonly string[] = [
  'dashboard',
  'settings',
  'reset-password',
  'verify-email',
  'success',
  'sign-in',
  'shared',
]
