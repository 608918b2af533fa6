import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

const POSTS = `WORK EXPERIENCE

Head Chef
Merrow Anchor Ltd
April 2021 - Present
Menus and purchase

Sous Chef
Quarn Sands Hotel
March 2017 - March 2021
Fish and sauces`

test('the list of posts goes on below the headings of a sidebar that stand in its midst', () => {
  const text = `${POSTS}

LANGUAGES
English, mother tongue
French, good

Commis Chef
Fell Lane Inn
July 2012 - August 2014
Starters

INTERESTS
Sailing

Kitchen Porter
Norvale Pancakes Ltd
2010 - 2012`
  expect(postsTold(text)).toEqual([
    'Head Chef @ Merrow Anchor Ltd 2021-now',
    'Sous Chef @ Quarn Sands Hotel 2017-2021',
    'Commis Chef @ Fell Lane Inn 2012-2014',
    'Kitchen Porter @ Norvale Pancakes Ltd 2010-2012',
  ])
})

test('what was done beside the posts, and is headed so, is none of them', () => {
  const text = `${POSTS}

INTERESTS
Football

Coach
Tarn Rovers Ltd
May 2019 - March 2022`
  expect(postsTold(text)).toEqual(['Head Chef @ Merrow Anchor Ltd 2021-now', 'Sous Chef @ Quarn Sands Hotel 2017-2021'])
})
