/** Under which a selection that is put away is known: in this tab by its id, in the browser by when that was. */
export const SELECTION_KEY = 'evenhand-selection'

/** A payment page stays open for a day; who has not come back by then does not come back. */
const COMES_BACK = 24 * 60 * 60 * 1000

/** Whether a tab has put files away and never came back: nobody would ever take them out of this browser. */
export function isLeftBehind(browser: Pick<Storage, 'getItem'>, now: number): boolean {
  const kept = browser.getItem(SELECTION_KEY)
  return kept !== null && !(now - Number(kept) < COMES_BACK)
}
