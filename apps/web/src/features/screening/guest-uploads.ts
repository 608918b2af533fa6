import { type Allowance, GUEST_UPLOADS } from '@evenhand/model'

const KEY = 'evenhand-guest-uploads'

/** Keeps what the server has told a guest of this browser. */
export function keepGuestUploads(storage: Storage, { plan, remaining }: Allowance): void {
  if (plan === 'guest') storage.setItem(KEY, String(remaining))
}

/** What a guest of this browser had left when the server last told it; shown until it tells it again, and it alone decides. */
export function guestUploads(storage: Storage): number {
  const kept = Number(storage.getItem(KEY) ?? GUEST_UPLOADS)
  return Number.isInteger(kept) && kept >= 0 && kept <= GUEST_UPLOADS ? kept : GUEST_UPLOADS
}
