import { expect, it } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { findPastedAdvert } from './find-pasted-advert.ts'

const JAPANESE = `品質保証担当
【応募資格】
・普通自動車第一種運転免許
・品質管理検定（QC検定）2級以上
・自動車部品メーカーでの品質保証業務の経験が三年以上ある方
・顧客監査への対応および是正処置報告書の作成を一人で行える方
・海外拠点との連絡を英語の電子メールで日常的に行える方`

const THAI = `เจ้าหน้าที่คลังสินค้า
- มีใบอนุญาตขับรถยกและใบขับขี่รถยนต์
- มีประสบการณ์ด้านการบริหารคลังสินค้าและการตรวจนับสินค้าอย่างน้อยสองปี`

it.each([
  [
    'names of licences',
    '2007年8月 普通自動車第一種運転免許 取得\n2013年11月 品質管理検定（QC検定）2級 合格',
    JAPANESE,
    0,
  ],
  ['two sentences of it', JAPANESE.split('\n').slice(4, 6).join('\n'), JAPANESE, 1],
  ['a licence in Thai', 'มีใบขับขี่รถยนต์', THAI, 0],
  ['its last line in Thai', THAI.split('\n').at(-1)!, THAI, 1],
])('a resume that shares %s with the advert', (_, said, advert, findings) => {
  const resume = resumeOf(`山田 花子\n資格\n${said}`)
  expect(findPastedAdvert(resume, readJob(advert))).toHaveLength(findings)
})
