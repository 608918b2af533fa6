/** Chinese family names of two signs. */
const COMPOUND =
  /^(?:欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|皇甫|慕容|令狐|夏侯|尉迟|尉遲|东方|東方|端木|司徒|司空|公孙|公孫|轩辕|軒轅|独孤|獨孤|南宫|南宮|长孙|長孫|宇文|赫连|澹台|百里|呼延|西门|西門|申屠|鲜于|鮮于|闾丘|太史|钟离|鍾離)/u

/** "智才网": what sites of jobs are called. */
const SITE = /[网網]$/u

/** How much signs of a script without blanks look like a person's name; `text` with the blanks that stand in them. */
export function scoreOfSigns(text: string, signs: string): number | undefined {
  if (SITE.test(signs)) return undefined
  if (COMPOUND.test(signs) && signs.length <= 4) return 0.65
  if (isInTwo(text)) return 0.5
  const hangul = /^[\uac00-\ud7af]+$/u.test(signs)
  if (signs.length <= 4) return hangul || signs.length <= 3 ? 0.6 : 0.5
  return /[\u30a0-\u30ff]/u.test(signs) ? 0.35 : 0.15
}

/** "大津留 真由美": a family name and one's own with a blank between, together longer than most. */
function isInTwo(text: string): boolean {
  return /^[\u3400-\u9fff々ヶヵ]{2,3}\s[\u3400-\u9fff々\u3041-\u30ff]{2,4}$/u.test(text)
}
