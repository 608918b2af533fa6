/** Invented people who apply as an electrician, some in earnest and some not, and the job. Served as plain files. */
export const SAMPLE_RESUMES = [
  'staff-nurse.txt',
  'industrial-electrician.txt',
  'automation-technician.txt',
  'electrical-engineer.txt',
  'delivery-driver.txt',
  'shift-electrician.txt',
  'site-electrician.txt',
  'solar-installer.txt',
  'plant-electrician.txt',
  'maintenance-fitter.txt',
  'retrained-electrician.txt',
  'electrical-supervisor.txt',
] as const

const SAMPLE_JOB = 'job-industrial-electrician.txt'

async function fetchSample(name: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(`/samples/${name}`, { signal })
  if (!answer.ok) throw new Error(`sample ${name}: ${answer.status}`)
  return answer.blob()
}

export async function loadSamples(signal: AbortSignal): Promise<{ files: File[]; job: string }> {
  const [job, ...files] = await Promise.all(
    [SAMPLE_JOB, ...SAMPLE_RESUMES].map(async (name) => {
      const blob = await fetchSample(name, signal)
      return new File([blob], name, { type: 'text/plain' })
    }),
  )
  return { files, job: (await job?.text()) ?? '' }
}
