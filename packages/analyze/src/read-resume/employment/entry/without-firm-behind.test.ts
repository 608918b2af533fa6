import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'the label of the firm',
    'Work Experience\n\nTest Manager, Client\n\nQuarn SSI -\nLondon -\n\nJanuary 2011 to November 2012\n\nTest Lead\n\nMerrow Systems -\nLeeds -\n\nMarch 2008 to December 2010',
    ['Test Manager @ Quarn SSI 2011-2012', 'Test Lead @ Merrow Systems 2008-2010'],
  ],
  [
    'a firm told above',
    'Work experience\n2010 - 2011\nTarnwick Inc\nSummer Intern, Tarnwick Inc - Leeds\nRated first of twelve.\nJan - Mar 2010\nMerrow More\nComputer Technician, Merrow More - Leeds\nWorked at the repair desk.',
    ['Summer Intern @ Tarnwick Inc 2010-2011', 'Computer Technician @ Merrow More 2010-2010'],
  ],
  [
    'a specialty stays with its title',
    'Work experience\nStaff Nurse, Critical Care\nMerrow General Hospital\n2010 - 2011',
    ['Staff Nurse, Critical Care @ Merrow General Hospital 2010-2011'],
  ],
])('what stands behind the comma of a title: %s', (_, text, posts) => expect(postsTold(text)).toEqual(posts))
