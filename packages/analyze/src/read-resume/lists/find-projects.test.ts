import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const projectsOf = (rows: string[]) =>
  readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\nProjects\n${rows.join('\n')}\n`), {
    year: 2026,
    month: 1,
  }).projects.map(({ value }) => value)

test('what somebody would like to look into is no project', () => {
  const resume = resumeOf('Ada Merrow\nada@merrow.example\n\nResearch interests\n• Bells of Tarn\n• Ropes of Quarn\n')
  expect(readResume(resume, { year: 2026, month: 1 }).projects).toEqual([])
})

test.each([
  [
    ['Project Name: Tarn Portal', 'Client: Quarn Mutual', 'Role: Developer', 'Team Size: 9', 'Tech stack: Java, Kafka'],
    ['Tarn Portal'],
  ],
  [['Proyecto\tPortal Tarn', 'Cliente\tQuarn SA', 'Rol\tAnalista'], ['Portal Tarn']],
  [
    ['• Tarn storm water network', 'Client: Quarn Town', 'Value: 84 million', '• Harbour road', 'Scope: kerbs, roads'],
    ['Tarn storm water network', 'Harbour road'],
  ],
  [
    [
      'Leave of staff in a firm of pilots',
      'Role: Analyst',
      'Duration: 5 weeks',
      'Meals in the canteen of Quarn',
      'Role: Lead',
    ],
    ['Leave of staff in a firm of pilots', 'Meals in the canteen of Quarn'],
  ],
  [
    ['Tarn Portal | Java, Kafka', 'Harbour Clock | Rust'],
    ['Tarn Portal | Java, Kafka', 'Harbour Clock | Rust'],
  ],
])('of labelled projects only the names are projects: %j', (rows, projects) => {
  expect(projectsOf(rows)).toEqual(projects)
})
