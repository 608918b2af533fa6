import { describe, expect, it } from 'vitest'
import { alignColumns } from './align-columns.ts'

describe('alignColumns', () => {
  it('parts columns that begin at one place, be it behind two blanks', () => {
    expect(
      alignColumns([
        'FROM   TO     YARD                 TRADE',
        '03/21  now    Tidewater Slip Co.   Rigger',
        '06/17  02/21  Gannet Boatyard      Sailmaker, later',
        '05/14  05/17  at sea',
      ]),
    ).toEqual([
      'FROM\tTO\tYARD\tTRADE',
      '03/21\tnow\tTidewater Slip Co.\tRigger',
      '06/17\t02/21\tGannet Boatyard\tSailmaker, later',
      '05/14\t05/17\tat sea',
    ])
  })

  it('puts the rest of a cell that goes on below to it', () => {
    expect(
      alignColumns([
        '2019-2023  Ormsgill Iron Foundry and   Pattern Maker',
        '           Pipe Works',
        '2014-2019  Netherby Clocks             Apprentice',
        '2012-2014  Netherby Clocks             Errand Boy',
      ]),
    ).toEqual([
      '2019-2023\tOrmsgill Iron Foundry and Pipe Works\tPattern Maker',
      '2014-2019\tNetherby Clocks\tApprentice',
      '2012-2014\tNetherby Clocks\tErrand Boy',
    ])
  })

  it.each([
    ['od 1. 3. 2018 ............. účetní', 'od 1. 3. 2018\túčetní'],
    ['Surname ........ : Ravensworth', 'Surname: Ravensworth'],
    ['2004 . . . . . . . Abitur', '2004\tAbitur'],
    ['and so on...', 'and so on...'],
    ['Waited ... and waited', 'Waited ... and waited'],
  ])('follows the dots of %j', (row, expected) => {
    expect(alignColumns([row])).toEqual([expected])
  })

  it.each([
    [['I fed the hens.  I swept the yard.', 'Then I rested.  It was late.', 'At night I read.  All was well.']],
    [['-  sewing', '-  mending', '-  darning', '-  knitting']],
    [['1.  sewing', '2.  mending', '3.  darning']],
  ])('leaves %j as it is', (rows) => {
    expect(alignColumns(rows)).toEqual(rows)
  })
})
