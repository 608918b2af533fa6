import { type Line, movedLine, type ResumeText } from '@evenhand/model'
import { divideLines } from './divide-lines.ts'
import { type Joint, gluedJoints } from './glued-joints.ts'

/** A resume whose glued words were parted, with where that was done in its own text. */
export type Parted = { resume: ResumeText; joints: Joint[]; lineOf: number[] }

/**
 * "Technology InternSocrativeMay 2013 - PresentCambridge": programs that take the text out of a page lose blanks and line
 * ends. The resume with a tab or a line end at each such joint, to be read in its place; none where no words are glued.
 */
export function partGlued(resume: ResumeText): Parted | undefined {
  const joints = gluedJoints(resume)
  if (joints.length === 0) return undefined
  const parts: string[] = []
  let from = 0
  for (const { at, sign } of joints) {
    parts.push(resume.text.slice(from, at), sign)
    from = at
  }
  parts.push(resume.text.slice(from))
  const text = parts.join('')
  const ends = joints.flatMap(({ at, sign }, before) => (sign === '\n' ? [at + before] : []))
  const { lines, lineOf } = divideLines(moved(resume.lines, joints), ends)
  return { resume: { ...resume, text, lines }, joints, lineOf }
}

/** The lines moved along with the text. */
function moved(lines: Line[], joints: Joint[]): Line[] {
  let passed = 0
  const move = (offset: number) => {
    while (passed < joints.length && joints[passed]!.at <= offset) passed++
    return offset + passed
  }
  return lines.map((line) => movedLine(line, move))
}
