import { type Line, movedLine, type ResumeText } from '@evenhand/model'
import { type Joint, gluedJoints } from './glued-joints.ts'
import { lostRowEnds } from './lost-row-ends.ts'

/** A resume whose glued words were parted, with where that was done in its own text. */
export type Parted = { resume: ResumeText; joints: Joint[]; lineOf: number[] }

/**
 * "Technology InternSocrativeMay 2013 - PresentCambridge": programs that take the text out of a page lose blanks and line
 * ends. The resume with a tab or a line end at each such joint, to be read in its place; none where no words are glued.
 */
export function partGlued(resume: ResumeText): Parted | undefined {
  const joints = withRowEnds(gluedJoints(resume), lostRowEnds(resume))
  if (joints.length === 0) return undefined
  const parts: string[] = []
  let from = 0
  for (const { at, sign } of joints) {
    parts.push(resume.text.slice(from, at), sign)
    from = at
  }
  parts.push(resume.text.slice(from))
  return { joints, ...withLines({ ...resume, text: parts.join('') }, joints) }
}

/** The joints, and the line ends that were lost between words, in their order. */
function withRowEnds(joints: Joint[], ends: number[]): Joint[] {
  if (ends.length === 0) return joints
  const lost = new Set(ends)
  const others = joints.filter(({ at }) => !lost.has(at))
  return [...others, ...ends.map((at): Joint => ({ at, sign: '\n' }))].toSorted((a, b) => a.at - b.at)
}

/** The lines moved along with the text, and divided where it was. */
function withLines(resume: ResumeText, joints: Joint[]): Omit<Parted, 'joints'> {
  const lines: Line[] = []
  const lineOf: number[] = []
  let passed = 0
  const move = (offset: number) => {
    while (passed < joints.length && joints[passed]!.at <= offset) passed++
    return offset + passed
  }
  let next = 0
  for (const [index, line] of resume.lines.entries()) {
    let rest = movedLine(line, move)
    for (; next < joints.length && joints[next]!.at <= line.end; next++) {
      if (joints[next]!.sign !== '\n') continue
      const end = joints[next]!.at + next
      lines.push({ ...rest, end, ...turnsWithin(rest, rest.start, end) })
      lineOf.push(index)
      const { apart: _, ...below } = rest
      rest = { ...below, start: end + 1, ...turnsWithin(rest, end + 1, rest.end) }
    }
    lines.push(rest)
    lineOf.push(index)
  }
  return { resume: { ...resume, lines }, lineOf }
}

function turnsWithin({ turns }: Line, start: number, end: number): Pick<Line, 'turns'> {
  return turns === undefined ? {} : { turns: turns.filter((turn) => turn >= start && turn <= end) }
}
