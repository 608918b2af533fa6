import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { languagesIn } from './languages-in.node.ts'

test('languages are those whose data is there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-languages-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const files = [
    ...['swe/4.0.0_best_int/swe.traineddata.gz', 'chi_sim/4.0.0_best_int/chi_sim.traineddata.gz'],
    ...['.tur-x1Y2/4.0.0_best_int/.tur-x1Y2.traineddata.gz', 'ara/ara.traineddata.gz', 'jpn/4.0.0/jpn.traineddata.gz'],
  ]
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  writeFileSync(join(folder, '.DS_Store'), '')
  expect(languagesIn(folder)).toEqual(['chi_sim', 'swe'])
})
