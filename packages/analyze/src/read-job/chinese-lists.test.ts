import { expect, it } from 'vitest'
import { readJob } from './read-job.ts'

const asked = (line: string) =>
  readJob(`造船工程师\n\n任职要求：\n1、${line}\n2、能看懂船体图纸`)
    .requirements.slice(1, -1)
    .map(({ type, label }) => `${type} ${label}`)

it.each([
  ['会使用卡尺、千分尺、水平仪等量具', ['duty 会使用卡尺、千分尺、水平仪等量具']],
  ['本科及以上学历，船舶、海洋、轮机等专业', ['degree 本科及以上学历，船舶、海洋、轮机等专业']],
  ['三年以上经验、能吃苦', ['years 三年以上经验', 'duty 能吃苦']],
  [
    '能够适应出差；夏季试航期间，需接受周末值班',
    ['availability 能够适应出差', 'availability 夏季试航期间，需接受周末值班'],
  ],
])('%s', (line, expected) => {
  expect(asked(line)).toEqual(expected)
})
