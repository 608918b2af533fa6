import type { CorpusPerson } from './corpus-person.ts'
import { bronwenPritchard } from './people/bronwen-pritchard.ts'
import { deanAshworth } from './people/dean-ashworth.ts'
import { inakiUrrutia } from './people/inaki-urrutia.ts'
import { jonasBrettschneider } from './people/jonas-brettschneider.ts'
import { kofiBoateng } from './people/kofi-boateng.ts'
import { moiraKendrick } from './people/moira-kendrick.ts'
import { soleneMarchadier } from './people/solene-marchadier.ts'
import { supawadeeRattanakul } from './people/supawadee-rattanakul.ts'
import { teresaVillanueva } from './people/teresa-villanueva.ts'
import { wojciechZarembski } from './people/wojciech-zarembski.ts'

/** The invented people, by slug. */
export const CORPUS_PEOPLE: CorpusPerson[] = [
  bronwenPritchard,
  deanAshworth,
  inakiUrrutia,
  jonasBrettschneider,
  kofiBoateng,
  moiraKendrick,
  soleneMarchadier,
  supawadeeRattanakul,
  teresaVillanueva,
  wojciechZarembski,
]
