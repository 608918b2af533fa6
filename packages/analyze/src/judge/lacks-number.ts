/** Part of a number asked for that must be shown: a team of 35 is as good as one of 40. */
const NUMBER = 0.8

/** "A team of 40" is not shown by lines that hold no such number. */
export function lacksNumber(label: string, quoted: string): boolean {
  const asked = Math.max(0, ...numbersIn(label))
  return asked > 0 && !numbersIn(quoted).some((number) => number >= NUMBER * asked)
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d[\d.,]{0,12}/gu)].map(([digits]) => Number(digits.replaceAll(/[.,]/gu, '')))
}
