const KEY = 'evenhand-on-device'

/** Whether new screenings stay on this device unless told otherwise. */
export const keepsOnDevice = (): boolean => localStorage.getItem(KEY) === '1'

export function keepOnDevice(isOn: boolean): void {
  if (isOn) localStorage.setItem(KEY, '1')
  else localStorage.removeItem(KEY)
}
