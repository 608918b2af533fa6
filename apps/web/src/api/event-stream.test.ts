import { expect, it } from 'vitest'
import { createEventParser, type ServerEvent } from './event-stream.ts'

function parse(...chunks: string[]): ServerEvent[] {
  const events: ServerEvent[] = []
  const take = createEventParser((event) => events.push(event))
  chunks.forEach(take)
  return events
}

it('reads events with their ids, whatever the cuts between the parts', () => {
  const stream = ': open\n\nid: 7\ndata: {"a":1}\n\nid: 8\r\ndata:two\r\ndata: lines\r\n\r\n'
  const whole = parse(stream)
  expect(whole).toEqual([
    { id: '7', event: undefined, data: '{"a":1}' },
    { id: '8', event: undefined, data: 'two\nlines' },
  ])
  for (let cut = 1; cut < stream.length; cut++) {
    expect(parse(stream.slice(0, cut), stream.slice(cut))).toEqual(whole)
  }
})

it('gives nothing for comments and for an event that is not complete', () => {
  expect(parse(': alive\n\n', 'data: half')).toEqual([])
})
