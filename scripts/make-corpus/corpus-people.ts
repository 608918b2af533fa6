import type { CorpusPerson } from './corpus-person.ts'
import { artyomBelyaev } from './people/artyom-belyaev.ts'
import { bronwenPritchard } from './people/bronwen-pritchard.ts'
import { camilleDesrousseaux } from './people/camille-desrousseaux.ts'
import { deanAshworth } from './people/dean-ashworth.ts'
import { elenaSokolova } from './people/elena-sokolova.ts'
import { fatimaAlhashimi } from './people/fatima-alhashimi.ts'
import { harrietLindqvist } from './people/harriet-lindqvist.ts'
import { ignacioBarrenechea } from './people/ignacio-barrenechea.ts'
import { inakiUrrutia } from './people/inaki-urrutia.ts'
import { jonasBrettschneider } from './people/jonas-brettschneider.ts'
import { katarzynaWilczek } from './people/katarzyna-wilczek.ts'
import { khalidAlmutlaq } from './people/khalid-almutlaq.ts'
import { kofiBoateng } from './people/kofi-boateng.ts'
import { leroyDunstable } from './people/leroy-dunstable.ts'
import { mehmetAydogan } from './people/mehmet-aydogan.ts'
import { moiraKendrick } from './people/moira-kendrick.ts'
import { niranChaiyaphum } from './people/niran-chaiyaphum.ts'
import { priyaRaghunathan } from './people/priya-raghunathan.ts'
import { siobhanOreillyTan } from './people/siobhan-oreilly-tan.ts'
import { soleneMarchadier } from './people/solene-marchadier.ts'
import { supawadeeRattanakul } from './people/supawadee-rattanakul.ts'
import { takumiHoshikawa } from './people/takumi-hoshikawa.ts'
import { teresaVillanueva } from './people/teresa-villanueva.ts'
import { wojciechZarembski } from './people/wojciech-zarembski.ts'

/** The invented people, by slug. */
export const CORPUS_PEOPLE: CorpusPerson[] = [
  artyomBelyaev,
  bronwenPritchard,
  camilleDesrousseaux,
  deanAshworth,
  elenaSokolova,
  fatimaAlhashimi,
  harrietLindqvist,
  ignacioBarrenechea,
  inakiUrrutia,
  jonasBrettschneider,
  katarzynaWilczek,
  khalidAlmutlaq,
  kofiBoateng,
  leroyDunstable,
  mehmetAydogan,
  moiraKendrick,
  niranChaiyaphum,
  priyaRaghunathan,
  siobhanOreillyTan,
  soleneMarchadier,
  supawadeeRattanakul,
  takumiHoshikawa,
  teresaVillanueva,
  wojciechZarembski,
]
