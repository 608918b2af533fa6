import type { RequirementType, ResumeText, VerdictValue } from '@evenhand/model'
import { readJob } from '../../read-job/read-job.ts'
import { readResume } from '../../read-resume/read-resume.ts'
import { judge } from '../judge.ts'

type Ask = { title: string; line: string; type: RequirementType }

/** What is judged of a resume on the first requirement of a type in an invented job of this title that asks for this line. */
export function verdictOn(resume: ResumeText, { title, line, type }: Ask): VerdictValue | undefined {
  const job = readJob(`${title}\n\nRequirements\n- ${line}\n- Punctual`)
  const asked = job.requirements.findIndex((requirement) => requirement.type === type)
  return judge(readResume(resume, { year: 2026, month: 1 }), resume, job)[asked]?.value
}
